import {
  addAnnouncement,
  countAudience,
  deleteAnnouncement,
  editAnnouncement,
  endAnnouncement,
  getDraft,
  listAnnouncements,
  listAudienceChoices,
  makePreviewLink,
  pinAnnouncement,
  recallAnnouncement,
  releaseAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { listRevisions, reviseAnnouncement } from '@portal/contract/notices/announcement-revisions';
import { previewAnnouncement } from '@portal/contract/notices/announcements';
import type { FastifyInstance } from 'fastify';
import { wireTime } from '@portal/common/group-time';
import { serve } from '#platform/http/serve.ts';
import { lostOf } from '#platform/html/clean-html.ts';
import { draftToWire, deskItemToWire, revisionToWire } from './to-wire.ts';
import type { Desk } from './desk.ts';
import type { Previews } from './preview.ts';

export function deskRoutes(app: FastifyInstance, desk: Desk): void {
  serve(app, listAnnouncements, async ({ titile, state, msgCategory, ...input }) => {
    const page = await desk.page({ title: titile, state, category: msgCategory }, input);
    return { ...page, records: page.records.map(deskItemToWire) };
  });
  serve(app, getDraft, async ({ id }) => draftToWire(await desk.find(id)));
  serve(app, countAudience, async (rule) => ({ people: await desk.audienceSize(rule) }));
  serve(app, listAudienceChoices, ({ kind, keyword }) => desk.choices(kind, keyword ?? ''));

  serve(app, addAnnouncement, async (draft, caller) => ({
    id: await desk.add(draft, caller),
    notTaken: lostOf(draft.msgContent),
  }));
  serve(app, editAnnouncement, async ({ id, draft }, caller) => {
    await desk.edit(id, draft, caller);
    return { notTaken: lostOf(draft.msgContent) };
  });
  serve(app, deleteAnnouncement, async ({ id }, caller) => {
    await desk.delete(id, caller);
    return null;
  });
  serve(app, releaseAnnouncement, async ({ id, sendTime }, caller) => ({
    reach: await desk.release(id, sendTime, caller),
  }));
  serve(app, recallAnnouncement, async ({ id }, caller) => {
    await desk.recall(id, caller);
    return null;
  });
  serve(app, endAnnouncement, async ({ id }, caller) => {
    await desk.end(id, caller);
    return null;
  });
  serve(app, pinAnnouncement, async ({ id, izTop }, caller) => {
    await desk.pin(id, izTop === '1', caller);
    return null;
  });
  serve(app, reviseAnnouncement, async ({ id, ...change }, caller) => ({
    revision: await desk.revise(id, change, caller),
    notTaken: lostOf(change.letter.msgContent),
  }));
  serve(app, listRevisions, async ({ id }) => (await desk.revisions(id)).map(revisionToWire));
}

export function previewRoutes(app: FastifyInstance, previews: Previews): void {
  serve(app, makePreviewLink, async ({ id }) => {
    const { path, until } = await previews.link(id);
    return { path, expireTime: wireTime(until) };
  });
  serve(app, previewAnnouncement, async (link) => {
    const { title, sender, priority, sent_at, content } = await previews.open(link);
    const sendTime = sent_at && wireTime(sent_at);
    return { titile: title, sender, priority, sendTime, msgContent: content };
  });
}

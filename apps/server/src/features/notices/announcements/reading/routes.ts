import {
  acknowledge,
  archive,
  getAnnouncement,
  listMine,
  listMustRead,
  markAllRead,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Inbox } from './inbox.ts';
import { announcementToWire, bellToWire } from './to-wire.ts';

export function announcementRoutes(app: FastifyInstance, inbox: Inbox): void {
  serve(app, listMine, async (_, { session }) =>
    bellToWire(await inbox.unreadOf(session.personId)),
  );

  serve(app, markRead, async ({ anntId }, { session }) => {
    await inbox.markRead(anntId, session.personId);
    return null;
  });

  serve(app, pageMine, async (input, { session }) => {
    const filter = {
      title: input.titile,
      isRead: input.readFlag && input.readFlag === '1',
      category: input.msgCategory,
      priority: input.priority,
      isArchived: input.archived === '1',
    };
    const page = await inbox.pageOf(session.personId, filter, input);
    return { ...page, records: page.records.map(announcementToWire) };
  });

  serve(app, getAnnouncement, async ({ id }, { session }) =>
    announcementToWire(await inbox.find(id, session.personId)),
  );

  serve(app, markAllRead, async ({ msgCategory }, { session }) => ({
    marked: await inbox.markAllRead(session.personId, msgCategory),
  }));

  serve(app, archive, async ({ anntId: id, archived }, { session }) => {
    await inbox.archive(session.personId, { id, archived });
    return null;
  });

  serve(app, listMustRead, async (_, { session }) =>
    (await inbox.mustReadOf(session.personId)).map(announcementToWire),
  );

  serve(app, acknowledge, async ({ anntId: id, revision }, { session }) => {
    await inbox.acknowledge(session.personId, { id, revision });
    return null;
  });
}

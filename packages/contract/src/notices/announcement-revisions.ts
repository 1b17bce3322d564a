import { z } from 'zod';
import {
  deskActions,
  AnnouncementText,
  announcementTextRefusals,
  NotTaken,
} from './announcement-desk.ts';
import { defineCall } from '../call.ts';
import { text, WireTime } from '../text.ts';

const id = z.string().min(1).max(64);

/**
 * Replaces the text of a sent announcement. `from` is the revision the writer saw, so that no unread change is
 * overwritten; with `readAgain` it is unread to all once more.
 */
export const reviseAnnouncement = defineCall({
  method: 'PUT',
  path: '/sys/annountCement/revise',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.publish,
  input: z.strictObject({
    id,
    from: z.int().min(1),
    letter: AnnouncementText,
    readAgain: z.boolean(),
    reason: text(200),
  }),
  result: z.object({ revision: z.int(), notTaken: NotTaken }),
  refuses: ['announcement.not-found', 'announcement.state', ...announcementTextRefusals],
  rate: 'write',
});

export const Revision = z.object({
  ...AnnouncementText.shape,
  revision: z.int(),
  createTime: WireTime,
  createBy: z.string().nullable(),
  reason: z.string(),
  readAgain: z.boolean(),
});
export type Revision = z.infer<typeof Revision>;

/** Lists all texts of an announcement since it was sent, newest first. */
export const listRevisions = defineCall({
  method: 'GET',
  path: '/sys/annountCement/revisions',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: z.strictObject({ id }),
  result: z.array(Revision),
  refuses: ['announcement.not-found'],
  rate: 'read',
});

import { z } from 'zod';
import { deskActions, Letter, letterRefusals } from './announcement-desk.ts';
import { defineCall } from '../call.ts';
import { text, WireTime } from '../text.ts';

const id = z.string().min(1).max(64);

/**
 * Puts other words in the place of what was sent. `from` is the revision the writer saw, so that nobody overwrites what
 * they have not read; with `readAgain` it is unread to all once more.
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
    letter: Letter,
    readAgain: z.boolean(),
    reason: text(200),
  }),
  result: z.object({ revision: z.int() }),
  refuses: ['announcement.not-found', 'announcement.state', ...letterRefusals],
  rate: 'write',
});

export const Revision = z.object({
  ...Letter.shape,
  revision: z.int(),
  createTime: WireTime,
  createBy: z.string().nullable(),
  reason: z.string(),
  readAgain: z.boolean(),
});
export type Revision = z.infer<typeof Revision>;

/** Everything an announcement has said since it was sent, newest first. */
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

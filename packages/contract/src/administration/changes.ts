import { z } from 'zod';
import { paged } from '../paging.ts';
import { WireTime } from '../text.ts';

/** A change of what administrators look after, as the audit trail has it. */
export const Change = z.object({
  seq: z.string(),
  time: WireTime,
  /** Null where the server did it itself. */
  realname: z.string().nullable(),
  workNo: z.string().nullable(),
  /** The kind of change, such as `item.edited`. */
  what: z.string(),
  /** Members that were there before and are there now, as text; a new object has none before. */
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
});
export type Change = z.infer<typeof Change>;

/** Changes of one object a page at a time, the newest first. */
export const changes = paged(Change);

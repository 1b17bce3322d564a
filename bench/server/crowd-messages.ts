import { z } from 'zod';

/** What the bench asks of the process that plays the open pages. */
export const Order = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    origin: z.string(),
    withinMs: z.number(),
    pages: z.array(z.object({ id: z.string(), token: z.string() })),
  }),
  z.object({ kind: z.literal('tell') }),
  z.object({ kind: z.literal('forget') }),
]);
export type Order = z.infer<typeof Order>;

/** How the open pages stand, since they were last told to forget; moments are in milliseconds since 1970. */
export const Told = z.object({
  /** Pages whose socket is up, and when the last of them came up. */
  up: z.int(),
  lastUpAt: z.number(),
  /** By entry of the diary: when each page heard of it. */
  heard: z.record(z.string(), z.array(z.number())),
  /** Entries a page heard of twice, or after a later one. */
  doubled: z.int(),
  /** When each page had the list it asked for, and how long that took. */
  lists: z.array(z.object({ at: z.number(), took: z.number() })),
  failedLists: z.int(),
});
export type Told = z.infer<typeof Told>;

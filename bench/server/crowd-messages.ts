import { z } from 'zod';

/** Commands to the process that simulates open pages. */
export const Command = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    origin: z.string(),
    withinMs: z.number(),
    pages: z.array(z.object({ id: z.string(), token: z.string() })),
  }),
  z.object({ kind: z.literal('report') }),
  z.object({ kind: z.literal('reset') }),
]);
export type Command = z.infer<typeof Command>;

/** Statistics of the simulated pages since the last `reset`; times are in milliseconds since 1970. */
export const PageStats = z.object({
  /** The number of pages with an open socket, and the time the last one opened. */
  up: z.int(),
  lastUpAt: z.number(),
  /** The times at which pages received each entry of the notice log. */
  received: z.record(z.string(), z.array(z.number())),
  /** Entries a page received twice, or after a later one. */
  doubled: z.int(),
  /** The time and duration of each request for the list of notices. */
  lists: z.array(z.object({ at: z.number(), took: z.number() })),
  failedLists: z.int(),
});
export type PageStats = z.infer<typeof PageStats>;

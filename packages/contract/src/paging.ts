import { z } from 'zod';
import { countInQuery } from './text.ts';

/**
 * Returns the shapes of a call that returns records a page at a time. The input, to be extended by what is sought, asks
 * for the first page of `size` records unless it says otherwise; a page has at most 100. `current` is the number of the
 * page in the result, from 1, and `pages` the number of all pages.
 */
export const paged = <Item extends z.ZodType>(item: Item, size = 20) => ({
  input: z.strictObject({
    pageNo: countInQuery(1, 100_000).default(1),
    pageSize: countInQuery(1, 100).default(size),
  }),
  result: z.object({
    records: z.array(item),
    total: z.int(),
    // A page may meet a server of an older release, which left these out of two calls.
    size: z.int().default(size),
    current: z.int().default(1),
    pages: z.int().default(1),
  }),
});

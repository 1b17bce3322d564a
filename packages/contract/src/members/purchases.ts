import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { text } from '../text.ts';

/** A slip of a member. A refund has negative pieces and amount, and names the slip it undoes. */
export const Purchase = z.object({
  slip: z.string(),
  kind: z.string(),
  day: z.string(),
  time: z.string(),
  storeNo: z.string(),
  storeName: z.string(),
  units: z.int(),
  amount: z.number(),
  list: z.number(),
  payment: z.string(),
  /** The slip that a refund undoes. */
  of: z.string().nullable(),
  lines: z.array(
    z.object({
      style: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      units: z.int(),
      amount: z.number(),
    }),
  ),
});
export type Purchase = z.infer<typeof Purchase>;

const page = paged(Purchase);

/** Purchases of a member of the tab's business group, in whichever of its stores, the newest first. */
export const listPurchases = defineCall({
  method: 'GET',
  path: '/crm/members/:member/purchases',
  envelope: 'main',
  admits: 'signed-in',
  action: 'crm:member:list',
  boundTo: 'group',
  input: page.input.extend({ member: text(32).min(1) }),
  result: page.result.extend({
    member: z.object({ id: z.string(), name: z.string(), level: z.string() }),
    /** Over all slips: pieces and money less what came back, sales, refunds, and the day of the last sale. */
    sums: z.object({
      sales: z.int(),
      refunds: z.int(),
      units: z.int(),
      amount: z.number(),
      lastDay: z.string().nullable(),
    }),
  }),
  refuses: ['record.not-found', 'record.hidden-field'],
  rate: 'read',
});

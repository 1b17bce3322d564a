import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The sum of a store's slips for one way of payment on a day; refunds are taken off. */
const PaymentSum = z.object({ payment: z.string(), amount: z.number(), slips: z.int() });
export type PaymentSum = z.infer<typeof PaymentSum>;

/** Sums of the slips of the tab's store on a day, and the number of its closing where it is closed. */
export const getDaySales = defineCall({
  method: 'GET',
  path: '/pos/closing/sales',
  envelope: 'main',
  admits: 'signed-in',
  action: 'ors:closing:list',
  boundTo: 'store',
  input: z.strictObject({ day: z.iso.date('请输入正确的日期') }),
  result: z.object({
    /** In the order of the tills' choices; without ways nobody paid by. */
    payments: z.array(PaymentSum),
    total: z.number(),
    slips: z.int(),
    closing: z.string().nullable(),
  }),
  refuses: ['record.hidden-field'],
  rate: 'read',
});

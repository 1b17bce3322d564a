import { cleanText } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { explanationWords } from '../records/types/ors/closings.ts';

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

const words = '请输入实点现金';

/** The input to close a day: cash that differs from that of the slips is explained. */
export const closingInput = (cash: number) =>
  z
    .object({
      counted: z
        .number(words)
        .nullable()
        .refine((counted) => counted !== null, words),
      explanation: z.string().overwrite(cleanText).trim().max(200, '差异说明最多 200 个字'),
    })
    .superRefine(({ counted, explanation }, context) => {
      if (counted === null || counted === cash || explanation !== '') return;
      context.addIssue({ code: 'custom', path: ['explanation'], message: explanationWords });
    });

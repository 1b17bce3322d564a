import { cleanText } from '@portal/common/typed-text';
import { z } from 'zod';
import { explanationWords } from '../../records/daily-closings.ts';

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

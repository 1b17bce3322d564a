import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Period } from './board.ts';

/** The dimension that a report compares. */
export const ReportSubject = z.enum(['company', 'city', 'group', 'store', 'category']);
export type ReportSubject = z.infer<typeof ReportSubject>;

/** Sales of one company, city, group, store or category. Amounts are in yuan. */
export const ReportRow = z.object({
  key: z.string(),
  name: z.string(),
  amount: z.number(),
  /** The same part of the day, week or month before, and of a year ago. */
  before: z.number(),
  lastYear: z.number(),
  /** Null where no target is set, as for a category. */
  target: z.number().nullable(),
  /** Null for a category: an order has several. */
  orders: z.number().nullable(),
  units: z.number(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** A report over all stores or business groups the user belongs to, the best first, 200 rows at most. */
export const SalesReport = z.object({
  /** The days with figures, `yyyy-mm-dd`; null where the user reaches none. */
  days: z.object({ from: z.string(), to: z.string() }).nullable(),
  againstBefore: z.string(),
  rows: z.array(ReportRow),
  /** All rows together, those beyond the 200 too. Absent from a server of an earlier release. */
  total: ReportRow.optional(),
  /** Says behind a label of whom sales are that are not of the user's stores. Absent where they are. */
  whose: z.string().optional(),
});
export type SalesReport = z.infer<typeof SalesReport>;

/** Compares sales of a period with the period before and with a year ago. */
export const getSalesReport = defineCall({
  method: 'GET',
  path: '/common/dashboard/salesReport',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ by: ReportSubject, period: Period }),
  result: SalesReport,
  refuses: ['subsystem.no-menu', 'subsystem.disabled'],
  rate: 'read',
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';

/** The stretch of days a board is about, ending with the newest day there are figures for. */
export const Period = z.enum(['day', 'week', 'month']);
export type Period = z.infer<typeof Period>;

/** A change against an earlier stretch; `isGood` is its meaning, its sign is its direction. */
export const Change = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  isGood: z.boolean(),
});
export type Change = z.infer<typeof Change>;

/** One figure, ready to be read: `text` is formatted, units stay beside it. */
export const Figure = z.object({
  label: z.string(),
  prefix: z.string(),
  text: z.string(),
  unit: z.string(),
  changes: z.array(Change),
});
export type Figure = z.infer<typeof Figure>;

/** The dimensions a board may be opened by; its data decides which of them it has. */
export const Dimension = z.enum([
  'group',
  'store',
  'category',
  'department',
  'kind',
  'topic',
  // Of a board that is counted from records: the fields it names.
  'place',
  'part',
  'day',
]);
export type Dimension = z.infer<typeof Dimension>;

/**
 * The path from the whole board to a part of it: steps such as `group:BG01/store:S02001`. A page takes it from the
 * board it shows and sends it back as it is.
 */
export const BoardPath = z.string().regex(/^[a-z]+:[^/:]{1,60}(?:\/[a-z]+:[^/:]{1,60}){0,7}$/);
export type BoardPath = z.infer<typeof BoardPath>;

/** The path (`within`) of a part that can be opened; null where there is no further detail. */
const PartPath = z.string().nullable();

/** The analysis board of a subsystem (spec section 2): the same seven parts for all, each with its own meaning. */
export const Board = z.object({
  title: z.string(),
  /** The steps from the whole to this part, the whole itself not counted; empty for that. */
  trail: z.array(z.object({ label: z.string(), within: z.string() })),
  /** A sentence with the scope of the figures and their age. */
  scope: z.string(),
  main: Figure,
  /** Progress against the period's target, all in percent; null where a system has no target. */
  target: z.object({ label: z.string(), reached: z.number(), elapsed: z.number() }).nullable(),
  figures: z.array(Figure),
  trend: z.object({
    title: z.string(),
    unit: z.string(),
    /** Bars for counts, a line for money and rates. Absent from a server of an earlier release: a line. */
    kind: z.enum(['line', 'bars']).optional(),
    days: z.array(z.string()),
    /** The path of each single day. */
    opens: z.array(PartPath),
    current: z.object({ label: z.string(), values: z.array(z.number()) }),
    previous: z.object({ label: z.string(), values: z.array(z.number()) }),
  }),
  shares: z.object({
    title: z.string(),
    aside: z.string(),
    rows: z.array(
      z.object({
        label: z.string(),
        percent: z.number(),
        change: Change,
        /** False where there was nothing to compare with. Absent from a server of an earlier release: true. */
        isCompared: z.boolean().optional(),
        opens: PartPath,
      }),
    ),
  }),
  ranking: z.object({
    title: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()), opens: PartPath })),
    /** All that are beyond the end of the table, together; null where there are none. */
    others: z.object({ label: z.string(), cells: z.array(z.string()) }).nullable(),
  }),
  structure: z.object({
    title: z.string(),
    aside: z.string(),
    parts: z.array(z.object({ label: z.string(), percent: z.number(), detail: z.string() })),
    finding: z.string(),
  }),
  /** In place of shares and ranking where the user has a few records of their own: what there is, and where it is. */
  few: z
    .object({
      words: z.string(),
      lists: z.array(
        z.object({ label: z.string(), count: z.number(), path: z.string(), action: z.string() }),
      ),
    })
    .optional(),
  /** The page of the records that the figures are counted from, filtered as the board is, and the action it needs. */
  records: z.object({ label: z.string(), path: z.string(), action: z.string() }).optional(),
});
export type Board = z.infer<typeof Board>;

export const getBoard = defineCall({
  method: 'GET',
  path: '/common/dashboard/analysis',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ system: SubsystemName, period: Period, within: BoardPath.optional() }),
  result: Board,
  refuses: ['subsystem.no-menu', 'subsystem.disabled', 'record.not-found', 'record.hidden-field'],
  comesAlong: true,
  rate: 'read',
});

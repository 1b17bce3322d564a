import { z } from 'zod';
import { text } from '../text.ts';
import type { RecordField } from './fields.ts';
import { type RecordType, sidesIn, type StepSide } from './record-type.ts';

/** The comparison of a condition. `least` and `most` include the bound; `has` is for fields with several values. */
const comparisons = ['is', 'contains', 'least', 'most', 'in', 'has', 'empty', 'filled'] as const;
export type Comparison = (typeof comparisons)[number];

export interface Condition {
  /** A field of the type, or `id`, `state`, `createdAt`, `changedAt`, `mySide`. */
  field: string;
  op: Comparison;
  /** Left out for `empty` and `filled`; a list for `in` and `has`. Times are given by their day. */
  value?: string | number | string[] | undefined;
}

/** Conditions, nested: of `all` each has to hold, of `any` one. */
export type RecordFilter = Condition | { all: RecordFilter[] } | { any: RecordFilter[] };

/** The name, in a condition, of the side that the user is on. */
export const mySide = 'mySide';

/** Matches the records on whose side a user is. */
export const onSide = (side: StepSide): Condition => ({ field: mySide, op: 'is', value: side });

/** Nesting and number of conditions at most; the characters they take in an address. */
export const filterLimits = { depth: 4, conditions: 40, length: 4_000 } as const;

const ConditionShape = z.object({
  field: z.string().max(64),
  op: z.enum(comparisons),
  value: z
    .union([z.string().max(200), z.number(), z.array(z.string().max(200)).max(100)])
    .optional(),
});
const FilterShape: z.ZodType<RecordFilter> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(FilterShape) }),
    z.strictObject({ any: z.array(FilterShape) }),
    ConditionShape,
  ]),
);

const forText: readonly Comparison[] = ['is', 'contains', 'empty', 'filled'];
const forOrder: readonly Comparison[] = ['is', 'least', 'most', 'empty', 'filled'];
const forOne: readonly Comparison[] = ['is', 'in', 'empty', 'filled'];
const forSeveral: readonly Comparison[] = ['has', 'empty', 'filled'];

/** Returns the comparisons that a column allows; none for a name the type does not have. */
export function comparisonsOf(type: RecordType, name: string): readonly Comparison[] {
  const { fields } = type;
  if (name === mySide) return sidesIn(type).length > 0 ? ['is'] : [];
  if (name === 'id') return ['is', 'contains', 'in'];
  if (name === 'state') return ['is', 'in'];
  if (name === 'createdAt' || name === 'changedAt') return ['least', 'most'];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field ? byKind[field.kind] : [];
}

const byKind: Record<RecordField['kind'], readonly Comparison[]> = {
  text: forText,
  longText: forText,
  richText: ['contains', 'empty', 'filled'],
  number: forOrder,
  count: forOrder,
  money: forOrder,
  percent: forOrder,
  day: forOrder,
  time: forOrder,
  // A span matches the days it covers: from `least` on, up to `most`.
  daySpan: ['least', 'most', 'empty', 'filled'],
  choice: forOne,
  dictionary: forOne,
  tree: forOne,
  person: forOne,
  department: forOne,
  position: forOne,
  store: forOne,
  link: forOne,
  choices: forSeveral,
  people: forSeveral,
  file: ['empty', 'filled'],
  picture: ['empty', 'filled'],
  lines: ['empty', 'filled'],
};

const numeric: ReadonlySet<RecordField['kind']> = new Set(['number', 'count', 'money', 'percent']);

function isCondition(type: RecordType, { field, op, value }: Condition): boolean {
  if (!comparisonsOf(type, field).includes(op)) return false;
  if (op === 'empty' || op === 'filled') return value === undefined;
  if (field === mySide) return sidesIn(type).some((side) => side === value);
  if (op === 'in' || op === 'has') return Array.isArray(value) && value.length > 0;
  return isValueFor(type, field, value);
}

function isValueFor(type: RecordType, name: string, value: Condition['value']): boolean {
  const kind = type.fields[name]?.kind;
  if (kind && numeric.has(kind)) return typeof value === 'number';
  if (typeof value !== 'string' || value === '') return false;
  if (kind === 'time') return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
  const isDay =
    kind === 'day' || kind === 'daySpan' || name === 'createdAt' || name === 'changedAt';
  return !isDay || z.iso.date().safeParse(value).success;
}

/** Returns the conditions of a filter, without their nesting. */
export function conditionsOf(filter: RecordFilter): Condition[] {
  if ('all' in filter) return filter.all.flatMap(conditionsOf);
  if ('any' in filter) return filter.any.flatMap(conditionsOf);
  return [filter];
}

function depthOf(filter: RecordFilter): number {
  const parts = 'all' in filter ? filter.all : 'any' in filter ? filter.any : undefined;
  return parts ? 1 + Math.max(0, ...parts.map(depthOf)) : 0;
}

/** Returns the conditions of a filter that all hold; a filter of another form is the only one. */
export function topConditions(filter: RecordFilter | undefined): RecordFilter[] {
  if (!filter) return [];
  return 'all' in filter ? filter.all : [filter];
}

/** Returns whether a filter fits a type: its fields, their comparisons, and the limits. */
export function isFilterOf(type: RecordType, filter: RecordFilter): boolean {
  const conditions = conditionsOf(filter);
  // A page for one side adds that to what a user has built.
  const added = conditions.some(({ field }) => field === mySide) ? 1 : 0;
  return (
    depthOf(filter) <= filterLimits.depth + added &&
    conditions.length <= filterLimits.conditions + added &&
    conditions.every((condition) => isCondition(type, condition))
  );
}

/** A filter in a query: JSON, empty for none. */
export const filterIn = (type: RecordType) =>
  text(filterLimits.length)
    .default('')
    .transform(readJson)
    .pipe(
      FilterShape.optional().refine((filter) => filter === undefined || isFilterOf(type, filter), {
        error: ({ input }) => unfitWords(type, FilterShape.safeParse(input).data),
      }),
    );

/** Names the first field of a filter that the type does not have: a link may be older than the type. */
function unfitWords(type: RecordType, filter: RecordFilter | undefined): string {
  const unknown = (filter ? conditionsOf(filter) : []).find(
    ({ field }) => comparisonsOf(type, field).length === 0,
  );
  return unknown ? `筛选条件有误：没有字段「${unknown.field}」` : '筛选条件有误';
}

function readJson(written: string): unknown {
  if (written === '') return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

export interface SortKey {
  field: string;
  descending: boolean;
}

/** Kinds without an order. */
const unordered: ReadonlySet<RecordField['kind']> = new Set([
  'choices',
  'people',
  'file',
  'picture',
  'lines',
  'richText',
]);

export function isSortable({ fields }: RecordType, name: string): boolean {
  if (['id', 'state', 'createdAt', 'changedAt', 'changedBy'].includes(name)) return true;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && !unordered.has(field.kind);
}

/** Columns to sort by, in a query: `units.desc,day`; at most three. Empty is the newest first. */
export const sortIn = (type: RecordType) =>
  text(200)
    .default('')
    .transform((written): SortKey[] =>
      written
        .split(',')
        .filter(Boolean)
        .map((key) => ({
          field: key.replace(/\.desc$/, ''),
          descending: key.endsWith('.desc'),
        })),
    )
    .refine(
      (keys) => keys.length <= 3 && keys.every(({ field }) => isSortable(type, field)),
      '排序有误',
    );

import type { Period } from '@portal/contract/analysis/board';

/** The days of a board, where a query counts in them; `during` puts the days in. */
const days = `between 'first' and 'last'`;

export const during = (expression: string, from: string, to = from): string =>
  expression.replaceAll(days, `between '${from}' and '${to}'`);

type Days = readonly [from: string, to: string];

/** A period of the demonstration up to its last day, and what a board compares it with. */
export interface NamedPeriod {
  name: string;
  current: Days;
  before: Days;
  lastYear: Days;
  wholeDays: number;
  /** The days of the line, which has seven at least, and those of the year before. */
  line: Days;
  lastYearLine: Days;
  /** Days since the same day of the year before: of weeks the same day of the week. */
  yearAgo: number;
}

const lastWeekdays = {
  line: ['2026-11-15', '2026-11-21'],
  lastYearLine: ['2025-11-16', '2025-11-22'],
  yearAgo: 364,
} as const;

export const periods: Readonly<Record<Period, NamedPeriod>> = {
  month: {
    name: '本月',
    current: ['2026-11-01', '2026-11-21'],
    before: ['2026-10-01', '2026-10-21'],
    lastYear: ['2025-11-01', '2025-11-21'],
    wholeDays: 30,
    line: ['2026-11-01', '2026-11-21'],
    lastYearLine: ['2025-11-01', '2025-11-21'],
    yearAgo: 365,
  },
  week: {
    name: '本周',
    current: ['2026-11-16', '2026-11-21'],
    before: ['2026-11-09', '2026-11-14'],
    lastYear: ['2025-11-17', '2025-11-22'],
    wholeDays: 7,
    ...lastWeekdays,
  },
  day: {
    name: '今日',
    current: ['2026-11-21', '2026-11-21'],
    before: ['2026-11-20', '2026-11-20'],
    lastYear: ['2025-11-22', '2025-11-22'],
    wholeDays: 1,
    ...lastWeekdays,
  },
};

/** Figures that the labels of a board name, each as an expression over the records of the demonstration. */
export type Named = readonly (readonly [label: string, expression: string])[];

/** The condition by which a table knows the rows of a place or part, whose key stands for `$`. */
export type KnownBy = Readonly<Record<string, string>>;

/** All that a board names. */
export interface NamedBoard {
  /** Key figures, the line, and the parts of the structure; that of the period after its word. */
  figures: Named;
  /** Figures that they name before this month, where that is counted over other rows. */
  earlier?: Named;
  /** The columns of the ranking. */
  columns: Named;
  /** Expression by which the places of the ranking are known; not where it ranks days. */
  places?: KnownBy;
  /** The bars of the shares: an expression whose parts are known, or one for each bar. */
  shares: Named | { of: string; parts: KnownBy };
  /** The words beside the structure, and the finding below it. */
  sentences: readonly Sentence[];
}

/**
 * A figure of the place that a sentence names: the most or the least of all places, whose keys a query lists, or none but
 * its own. A query may say by `place` how that is known, where the ranking has other places.
 */
interface OfPlace {
  of: string;
  is: 'max' | 'min' | 'own';
  among?: string;
}

/** Words with `#` for each figure, which may be money, and `*` for a name; and a query for each figure. */
export type Sentence = readonly [words: string, ...figures: (string | OfPlace)[]];

/** Returns what writes an expression over the records of a table that count on a day of the period. */
export const inMonth =
  (table: string, day: string, always = 'true') =>
  (expression: string, where = 'true'): string =>
    `(select ${expression} from ${table} where ${table}.tenant_id = 0 and ${day} ${days} and ${always} and ${where})`;

/** The number of days of the period so far, and of all that it will have. */
export const daysSoFar = `(select count(*) from generate_series(
  '2025-01-01'::date, '2026-12-31'::date, '1 day') each where each::date ${days})`;

export const wholeDays = '/* whole days */ 0';

/** The calendar day on which a record was made. */
export const made = `(created_at at time zone 'Asia/Shanghai')::date`;

/** A share of something in percent; of nothing there is none. */
export const percentOf = (part: string, whole: string): string =>
  `100.0 * ${part} / nullif(${whole}, 0)`;

/** Lists the places that the records of a table have in a field. */
export const placesIn = (table: string, field: string): string =>
  `select distinct ${field} from ${table} where tenant_id = 0 and ${field} is not null`;

/** The month of the demonstration so far, as the boards of tests count it. */
export const month = `between '2026-11-01' and '2026-11-21'`;

/** Figures that the labels of a board name, each as an expression over the records of the demonstration. */
export type Named = readonly (readonly [label: string, expression: string])[];

/** The condition by which a table knows the rows of a place or part, whose key stands for `$`. */
export type KnownBy = Readonly<Record<string, string>>;

/** All that a board names. */
export interface NamedBoard {
  /** Key figures, the line, and the parts of the structure. */
  figures: Named;
  /** Figures that they name before the month, where that is counted over other rows. */
  earlier?: Named;
  /** The columns of the ranking. */
  columns: Named;
  /** Expression by which the places of the ranking are known; not where it ranks days. */
  places?: KnownBy;
  /** The bars of the shares: an expression whose parts are known, or one for each bar. */
  shares: Named | { of: string; parts: KnownBy };
}

/** Returns what writes an expression over the records of a table that count on a day of the month. */
export const inMonth =
  (table: string, day: string, always = 'true') =>
  (expression: string, where = 'true'): string =>
    `(select ${expression} from ${table} where ${table}.tenant_id = 0 and ${day} ${month} and ${always} and ${where})`;

/** The number of days of the month so far. */
export const daysSoFar = `(select count(*) from generate_series(
  '2025-01-01'::date, '2026-12-31'::date, '1 day') each where each::date ${month})`;

/** The calendar day on which a record was made. */
export const made = `(created_at at time zone 'Asia/Shanghai')::date`;

/** A share of something in percent; of nothing there is none. */
export const percentOf = (part: string, whole: string): string =>
  `100.0 * ${part} / nullif(${whole}, 0)`;

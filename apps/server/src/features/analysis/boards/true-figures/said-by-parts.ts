import { day as dayMs } from '@portal/common/durations';
import type { Board } from '@portal/contract/analysis/board';
import { during, type KnownBy, type NamedBoard, type NamedPeriod } from './named-figures.ts';
import { readCell, scaleOf, type ShownFigure } from './written-figures.ts';

/** A figure with the expression that it should be; none where its label has no query. */
export interface SaidFigure extends ShownFigure {
  expression: string | undefined;
}
type Queries = ReadonlyMap<string, string>;

const duringAll = (expression: string | undefined, days: readonly [string, string]) =>
  expression && during(expression, ...days);

const daysAgo = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Counts what an expression counts in the rows alone that a condition says, of tables that know it. */
export function narrowed(expression: string, known: KnownBy, where: (condition: string) => string) {
  return Object.entries(known).reduce(
    (text, [table, condition]) =>
      text.replaceAll(`from ${table} where `, `from ${table} where ${where(condition)} and `),
    expression,
  );
}

export const quoted = (key: string) => `'${key.replaceAll("'", "''")}'`;
const ofKey = (key: string) => (condition: string) =>
  `(${condition.replaceAll('$', () => quoted(key))})`;
const ofNone = (keys: readonly string[]) => (condition: string) =>
  `not coalesce(${keys.map((key) => ofKey(key)(condition)).join(' or ')}, false)`;

/** The dimension and key of the last step of a path. */
export function stepOf(opens: string | null): { dimension: string; key: string } | undefined {
  const [dimension, key] = opens?.split('/').at(-1)?.split(':') ?? [];
  return dimension === undefined || key === undefined ? undefined : { dimension, key };
}

/** The line of the period and that of the year before, day by day. */
export function trendOn(
  { trend }: Board,
  { queries, earlier, yearAgo }: { queries: Queries; earlier: Queries; yearAgo: number },
): SaidFigure[] {
  const { title, unit, days, opens, current, previous } = trend;
  const step = unit === '%' || scaleOf(unit) > 1 ? 0.1 * scaleOf(unit) : 0;
  const onDay = (values: readonly number[], yearBefore: number) =>
    values.map((value, nth) => {
      const day = stepOf(opens[nth] ?? null)?.key ?? '';
      const expression = (yearBefore === 0 ? queries : earlier).get(title);
      const query = expression && during(expression, daysAgo(day, yearBefore * yearAgo));
      return {
        name: `${title} ${yearBefore === 0 ? '' : '去年 '}${days[nth]}`,
        value: value * scaleOf(unit),
        step,
        expression: query && `coalesce((${query})::float8, 0)`,
      };
    });
  return [...onDay(current.values, 0), ...onDay(previous.values, 1)];
}

/** Precision of a difference by its unit; that of two rates is that of two rounded ones. */
const stepsIn: ReadonlyMap<string, number> = new Map([
  [' 个百分点', 0.3],
  [' 天', 0.1],
  [' 星', 0.1],
  [' 折', 0.1],
]);

/** Returns what the key figures say of the stretch of days before, and of that a year ago. */
export function changesOn(
  { main, figures }: Board,
  {
    queries,
    earlier,
    before,
    lastYear,
  }: { queries: Queries; earlier: Queries } & Pick<NamedPeriod, 'before' | 'lastYear'>,
): SaidFigure[] {
  return [main, ...figures].flatMap(({ label, unit, changes }) =>
    changes.map((change) => {
      const expression = queries.get(label);
      const then = duringAll(earlier.get(label), change.label === '同比' ? lastYear : before);
      const isGrowth = change.unit === '%' && unit !== '%';
      return {
        name: `${label} ${change.label}`,
        value: change.value,
        step: isGrowth ? 0.1 : (stepsIn.get(change.unit) ?? 0.01),
        expression:
          then === undefined || expression === undefined
            ? undefined
            : isGrowth
              ? `((${expression})::float8 / (${then})::float8 - 1) * 100`
              : `(${expression})::float8 - (${then})::float8`,
      };
    }),
  );
}

/** The percents of the parts of a structure, each of all of them together. */
export function partsOn({ structure: { title, parts } }: Board, queries: Queries): SaidFigure[] {
  const all = parts.map(({ label }) => queries.get(`${title}：${label}`));
  const whole = all.map((each) => `coalesce((${each})::float8, 0)`).join(' + ');
  return parts.map(({ label, percent }, nth) => ({
    name: `${title}：${label}（%）`,
    value: percent,
    step: 0.1,
    expression: all.includes(undefined) ? undefined : `100 * (${all[nth]})::float8 / (${whole})`,
  }));
}

/** Every cell of the ranking, those of the row with all others too. */
export function rankedOn({ ranking }: Board, { columns, places = {} }: NamedBoard): SaidFigure[] {
  const queries = new Map(columns);
  const [, ...titles] = ranking.columns;
  const cellsOf = (
    label: string,
    cells: readonly string[],
    narrow: (of: string) => string | undefined,
  ) =>
    titles.map((title, nth): SaidFigure => {
      const query = queries.get(title);
      const said = readCell(`${label} ${title}`, title, cells[nth] ?? '');
      return { ...said, expression: query && narrow(query) };
    });
  const rows = ranking.rows.map((row) => ({ ...row, step: stepOf(row.opens) }));
  const keys = rows.flatMap(({ step }) => step?.key ?? []);
  const shown = rows.flatMap(({ label, cells, step }) =>
    step === undefined
      ? []
      : cellsOf(label, cells, (query) =>
          step.dimension === 'day'
            ? during(query, step.key)
            : narrowed(query, places, ofKey(step.key)),
        ),
  );
  const { others } = ranking;
  const isWhole = others && rows.every(({ step }) => step !== undefined);
  const rest = isWhole
    ? cellsOf(others.label, others.cells, (query) => narrowed(query, places, ofNone(keys)))
    : [];
  const none = { name: ranking.title, value: null, step: 0, expression: undefined };
  return shown.length === 0 ? [none] : [...shown, ...rest];
}

/** The bars of the shares, each of the whole in percent, with its growth in a year; of the days of a week their averages. */
export function sharedOn(
  { shares }: Board,
  { shares: named }: NamedBoard,
  { current, lastYear, line, lastYearLine }: NamedPeriod,
): SaidFigure[] {
  const isOfWeekdays = shares.title.startsWith('星期');
  const days = isOfWeekdays ? line : current;
  const yearBefore = isOfWeekdays ? lastYearLine : lastYear;
  const isWhole = 'of' in named;
  const queries = new Map(isWhole ? [] : named);
  const whole = isWhole
    ? named.of
    : named.map(([, each]) => `coalesce((${each})::float8, 0)`).join(' + ');
  return shares.rows.flatMap(({ label, percent, opens, change, isCompared = true }) => {
    // What no path leads to is known by its name.
    const key = stepOf(opens)?.key ?? label;
    const part = isWhole ? narrowed(named.of, named.parts, ofKey(key)) : queries.get(label);
    const now = duringAll(part, days);
    const then = duringAll(part, yearBefore);
    const name = `${shares.title}：${label}`;
    const bar: SaidFigure = {
      name,
      value: percent,
      step: 0.1,
      expression: now && `100 * (${now})::float8 / (${during(whole, ...days)})::float8`,
    };
    const growth: SaidFigure = {
      name: `${name} 同比`,
      value: change.value,
      step: 0.1,
      expression: now && `((${now})::float8 / (${then})::float8 - 1) * 100`,
    };
    return isCompared ? [bar, growth] : [bar];
  });
}

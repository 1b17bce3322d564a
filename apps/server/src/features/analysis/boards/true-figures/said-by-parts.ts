import type { Board } from '@portal/contract/analysis/board';
import { type KnownBy, month, type NamedBoard } from './named-figures.ts';
import { readCell, scaleOf, type ShownFigure } from './written-figures.ts';

/** A figure with the expression that it should be; none where its label has no query. */
export interface SaidFigure extends ShownFigure {
  expression: string | undefined;
}
type Queries = ReadonlyMap<string, string>;

const during = (expression: string | undefined, from: string, to = from) =>
  expression?.replaceAll(month, `between '${from}' and '${to}'`);

/** Counts what an expression counts in the rows alone that a condition says, of tables that know it. */
function narrowed(expression: string, known: KnownBy, where: (condition: string) => string) {
  return Object.entries(known).reduce(
    (text, [table, condition]) =>
      text.replaceAll(`from ${table} where `, `from ${table} where ${where(condition)} and `),
    expression,
  );
}

const quoted = (key: string) => `'${key.replaceAll("'", "''")}'`;
const ofKey = (key: string) => (condition: string) =>
  `(${condition.replaceAll('$', () => quoted(key))})`;
const ofNone = (keys: readonly string[]) => (condition: string) =>
  `not coalesce(${keys.map((key) => ofKey(key)(condition)).join(' or ')}, false)`;

/** The dimension and key of the last step of a path. */
function stepOf(opens: string | null): { dimension: string; key: string } | undefined {
  const [dimension, key] = opens?.split('/').at(-1)?.split(':') ?? [];
  return dimension === undefined || key === undefined ? undefined : { dimension, key };
}

/** The line of the period and that of the year before, day by day. */
export function trendOn({ trend }: Board, queries: Queries, earlier: Queries): SaidFigure[] {
  const { title, unit, days, opens, current, previous } = trend;
  const step = unit === '%' || scaleOf(unit) > 1 ? 0.1 * scaleOf(unit) : 0;
  const onDay = (values: readonly number[], yearBefore: number) =>
    values.map((value, nth) => {
      const day = stepOf(opens[nth] ?? null)?.key ?? '';
      const year = Number(day.slice(0, 4)) - yearBefore;
      const expression = (yearBefore === 0 ? queries : earlier).get(title);
      const query = during(expression, `${year}${day.slice(4)}`);
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
  queries: Queries,
  earlier: Queries,
): SaidFigure[] {
  return [main, ...figures].flatMap(({ label, unit, changes }) =>
    changes.map((change) => {
      const expression = queries.get(label);
      const before =
        change.label === '同比'
          ? during(earlier.get(label), '2025-11-01', '2025-11-21')
          : during(earlier.get(label), '2026-10-01', '2026-10-21');
      const isGrowth = change.unit === '%' && unit !== '%';
      return {
        name: `${label} ${change.label}`,
        value: change.value,
        step: isGrowth ? 0.1 : (stepsIn.get(change.unit) ?? 0.01),
        expression:
          before === undefined || expression === undefined
            ? undefined
            : isGrowth
              ? `((${expression})::float8 / (${before})::float8 - 1) * 100`
              : `(${expression})::float8 - (${before})::float8`,
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

/** The bars of the shares, each of the whole in percent; of the days of a week their averages. */
export function sharedOn({ shares }: Board, { shares: named }: NamedBoard): SaidFigure[] {
  const bar = (label: string, value: number, expression: string | undefined): SaidFigure => ({
    name: `${shares.title}：${label}`,
    value,
    step: 0.1,
    expression,
  });
  if ('of' in named) {
    return shares.rows.map(({ label, percent, opens }) => {
      // What no path leads to is known by its name.
      const key = stepOf(opens)?.key ?? label;
      const part = narrowed(named.of, named.parts, ofKey(key));
      return bar(label, percent, `100 * (${part})::float8 / (${named.of})::float8`);
    });
  }
  const queries = new Map(named);
  const whole = named.map(([, each]) => `coalesce((${each})::float8, 0)`).join(' + ');
  return shares.rows.map(({ label, percent }) => {
    const part = queries.get(label);
    return bar(label, percent, part && `100 * (${part})::float8 / (${whole})`);
  });
}

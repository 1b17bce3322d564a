import { type Board, getBoard } from '@portal/contract/analysis/board';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Person, World } from '#testing/world.ts';

/** The month of the demonstration so far, as the boards of tests count it. */
const month = `between '2026-11-01' and '2026-11-21'`;

/** What the labels of a board name, each as an expression over the records of the demonstration. */
export type Named = readonly (readonly [label: string, expression: string])[];

/** Returns what writes an expression over the records of a table that count on a day of the month. */
export const inMonth =
  (table: string, day: string, always = 'true') =>
  (expression: string, where = 'true'): string =>
    `(select ${expression} from ${table} where ${table}.tenant_id = 0 and ${day} ${month} and ${always} and ${where})`;

/** The calendar day on which a record was made. */
export const made = `(created_at at time zone 'Asia/Shanghai')::date`;

/** A share of something in percent; of nothing there is none. */
export const percentOf = (part: string, whole: string): string =>
  `100.0 * ${part} / nullif(${whole}, 0)`;

interface ShownFigure {
  name: string;
  /** Null where the board says that there is no figure. */
  value: number | null;
  /** What the figure is rounded to. */
  step: number;
}

const units: ReadonlyMap<string, number> = new Map([
  ['万', 10_000],
  ['万元', 10_000],
  ['亿', 100_000_000],
]);

/** Reads a figure as it stands on the board: of 12.3 ten thousands the value is 123,000, rounded to thousands. */
function readAs(name: string, text: string, unit: string): ShownFigure {
  const digits = text.replaceAll(/[^\d.-]/g, '');
  if (digits === '') return { name, value: null, step: 0 };
  const scale = units.get(unit) ?? 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return { name, value: Number(digits) * scale, step: scale / 10 ** decimals };
}

/** Lists all that a board says about its whole: key figures, target, the days of its line, and its structure. */
const shownOn = ({ main, figures, target, trend, structure }: Board): ShownFigure[] => [
  ...[main, ...figures].map(({ label, text, unit }) => readAs(label, text, unit)),
  ...(target ? [readAs('目标达成', String(target.reached), '%')] : []),
  {
    name: trend.title,
    value: trend.unit === '%' ? null : sumOf(trend.current.values) * (units.get(trend.unit) ?? 1),
    step: trend.current.values.length * (units.get(trend.unit) ?? 0) * 0.1,
  },
  ...structure.parts.map(({ label, detail }) =>
    readAs(`${structure.title}：${label}`, detail, detail.split(' ').at(-1) ?? ''),
  ),
];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Asks for the board of a system for the month, as it opens in a tab that has chosen a store, a group and a company. */
export const boardOf = (person: Person, system: SubsystemKey, within?: string): Promise<Board> =>
  person.tab({ storeNo: 'S02001', bgNo: 'BG01', companyNo: 'C01' })(getBoard, {
    system,
    period: 'month',
    ...(within && { within }),
  });

/** Compares all that a board says with what its labels name; a label without a query of its own is told as that. */
export async function differencesOn(
  { db }: Pick<World, 'db'>,
  board: Board,
  named: Named,
): Promise<string[]> {
  const shown = shownOn(board);
  const queries = new Map(named);
  const different: string[] = [];
  for (const { name, value, step } of shown) {
    const expression = queries.get(name);
    if (expression === undefined) {
      different.push(`${name}: no query`);
      continue;
    }
    const { rows } = await sql<{ wanted: number | null }>`
      select (${sql.raw(expression)})::float8 as wanted`.execute(db);
    const wanted = rows[0]?.wanted ?? null;
    const isSame =
      value === null || wanted === null
        ? value === wanted
        : Math.abs(value - wanted) <= step / 2 + 1e-6;
    if (!isSame) different.push(`${name}: ${value} for ${wanted}`);
  }
  const gone = [...queries.keys()].filter((name) => !shown.some((each) => each.name === name));
  return [...different, ...gone.map((name) => `${name}: not shown`)];
}

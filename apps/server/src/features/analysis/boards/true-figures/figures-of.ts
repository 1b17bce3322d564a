import { type Board, getBoard } from '@portal/contract/analysis/board';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Person, World } from '#testing/world.ts';
import {
  changesOn,
  partsOn,
  rankedOn,
  type SaidFigure,
  sharedOn,
  trendOn,
} from './said-by-parts.ts';
import type { NamedBoard } from './named-figures.ts';
import { readAs } from './written-figures.ts';

/** Lists all that a board says about its whole: key figures, target, and its structure. */
const wholeOf = (
  { main, figures, target, structure }: Board,
  queries: ReadonlyMap<string, string>,
): SaidFigure[] => {
  const whole = [
    ...[main, ...figures].map(({ label, text, unit }) => readAs(label, text, unit)),
    ...(target ? [readAs('目标达成', target.reached.toFixed(1), '%')] : []),
    ...structure.parts.map(({ label, detail }) =>
      readAs(`${structure.title}：${label}`, detail, detail.split(' ').at(-1) ?? ''),
    ),
  ];
  return whole.map((said) => ({ ...said, expression: queries.get(said.name) }));
};

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
  named: NamedBoard,
): Promise<string[]> {
  const queries = new Map(named.figures);
  const earlier = new Map([...named.figures, ...(named.earlier ?? [])]);
  const said = [
    ...wholeOf(board, queries),
    ...trendOn(board, queries, earlier),
    ...changesOn(board, queries, earlier),
    ...partsOn(board, queries),
    ...rankedOn(board, named),
    ...sharedOn(board, named),
  ];
  const asked = said.flatMap(({ expression }) => (expression === undefined ? [] : [expression]));
  const values = sql.join(asked.map((expression) => sql.raw(`(${expression})::float8`)));
  const { rows } = await sql<{ wanted: (number | null)[] }>`
    select array[${values}]::float8[] as wanted`.execute(db);
  const wanted = rows[0]?.wanted ?? [];
  let at = 0;
  const different = said.flatMap(({ name, value, step, expression }) => {
    if (expression === undefined) return [`${name}: no query`];
    const right = wanted[at++] ?? null;
    const isSame =
      value === null || right === null
        ? value === right
        : Math.abs(value - right) <= step / 2 + 1e-6;
    return isSame ? [] : [`${name}: ${value} for ${right}`];
  });
  const names = new Set([...said.map(({ name }) => name), board.trend.title]);
  const columns = named.columns.filter(([title]) => !board.ranking.columns.includes(title));
  const gone = [...named.figures.filter(([name]) => !names.has(name)), ...columns];
  return [...new Set([...different, ...gone.map(([name]) => `${name}: not shown`)])];
}

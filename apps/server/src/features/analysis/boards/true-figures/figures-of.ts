import { type Board, getBoard, type Period } from '@portal/contract/analysis/board';
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
import { during, type Named, type NamedBoard, periods, wholeDays } from './named-figures.ts';
import { sentencesOn } from './said-in-sentences.ts';
import { readAs } from './written-figures.ts';

/** Lists all that a board says about its whole: key figures, target, and its structure. */
const wholeOf = (
  { main, figures, target, structure }: Board,
  queries: ReadonlyMap<string, string>,
): SaidFigure[] => {
  const whole = [
    ...[main, ...figures].map(({ label, text, unit }) => readAs(label, text, unit)),
    ...(target ? targetOf(target) : []),
    ...structure.parts.map(({ label, detail }) =>
      readAs(`${structure.title}：${label}`, detail, detail.split(' ').at(-1) ?? ''),
    ),
  ];
  return whole.map((said) => ({ ...said, expression: queries.get(said.name) }));
};

function targetOf({ label, reached, elapsed }: NonNullable<Board['target']>) {
  const [, text = '', unit = ''] = /目标 ¥ (\S+) (\S+)$/.exec(label) ?? [];
  return [
    readAs('目标', text, unit),
    readAs('目标达成', reached.toFixed(1), '%'),
    readAs('时间进度', elapsed.toFixed(1), '%'),
  ];
}

/** Asks for the board of a system, of the month as a rule, in a tab that has chosen a store, a group and a company. */
export const boardOf = (
  person: Person,
  system: SubsystemKey,
  { within, period = 'month' }: { within?: string | undefined; period?: Period } = {},
): Promise<Board> =>
  person.tab({ storeNo: 'S02001', bgNo: 'BG01', companyNo: 'C01' })(getBoard, {
    system,
    period,
    ...(within && { within }),
  });

/** Compares all that a board says with what its labels name; a label without a query of its own is told as that. */
export async function differencesOn(
  { db }: Pick<World, 'db'>,
  board: Board,
  named: NamedBoard,
  period: Period = 'month',
): Promise<string[]> {
  const { name: periodName, current, yearAgo, ...about } = periods[period];
  const ofPeriod = ([label, query]: Named[number]) =>
    [label.replace(/^本月/, periodName), query] as const;
  const queries = new Map(named.figures.map(ofPeriod));
  const earlier = new Map([...named.figures, ...(named.earlier ?? [])].map(ofPeriod));
  // A month and a week have records of each kind; on a day there may be none to rank or to share out.
  const { ranking, structure } = board;
  const isEmptyDay = period === 'day' && ranking.rows.length + structure.parts.length === 0;
  const said = [
    ...wholeOf(board, queries),
    ...trendOn(board, { queries, earlier, yearAgo }),
    ...changesOn(board, { queries, earlier, ...about }),
    ...partsOn(board, queries),
    ...(isEmptyDay ? [] : rankedOn(board, named)),
    ...sharedOn(board, named, periods[period]),
    ...sentencesOn(board, named),
  ];
  const whole = String(about.wholeDays);
  const asked = said.flatMap(({ expression }) =>
    expression === undefined ? [] : during(expression, ...current).replaceAll(wholeDays, whole),
  );
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
  const isMeant = (name: string) =>
    period !== 'day' || structure.parts.length > 0 || !name.startsWith(`${structure.title}：`);
  const columns = named.columns.filter(([title]) => !ranking.columns.includes(title));
  const figures = [...queries].filter(([name]) => !names.has(name) && isMeant(name));
  const gone = [...figures, ...columns];
  return [...new Set([...different, ...gone.map(([name]) => `${name}: not shown`)])];
}

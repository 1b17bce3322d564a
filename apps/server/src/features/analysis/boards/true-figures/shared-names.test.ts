import { type Board, getBoard, type Period } from '@portal/contract/analysis/board';
import { getSalesReport, ReportSubject } from '@portal/contract/analysis/sales-reports';
import { recordCalls } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { totalOf } from '@portal/contract/records/totals';
import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { fillEveryState } from '#testing/fixtures/every-state.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { recordBoards } from '../records/record-board.ts';
import { readAs, readCell } from './written-figures.ts';
import { recordTypes } from '../../../../systems.ts';

const world = await startWorld();
const own = {
  roles: ['administrator'],
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01'],
};
const ofStore = await world.person({ ...own, stores: ['S02001'] });
const ofGroup = await world.person(own);
const people = [ofStore, ofGroup];

for (const type of recordTypes.filter(({ system }) => recordBoards.has(system))) {
  await fillEveryState(world.db, type);
}

const boardFor = (person: Person, system: SubsystemKey, period: Period) =>
  person.tab({ storeNo: person === ofStore ? 'S02001' : null, bgNo: 'BG01', companyNo: 'C01' })(
    getBoard,
    { system, period },
  );

const ofOwnGroup = '（所属事业部）';
/** The name of a figure without the period and the unit, which stand on the page too. */
const nameIn = (label: string) => label.replace(/^(?:今日|本周|本月)/, '').replace(/（.*）$/, '');

/** A figure by its name, for whom it is counted, and what it says: one text, or one for each row of a column. */
interface NamedFigure {
  name: string;
  scope: string;
  texts: ReadonlyMap<string, string>;
}

function saidOn({ scope, main, target, figures, trend, ranking }: Board): NamedFigure[] {
  const of = scope.split('，')[0]?.replace(/^S\d+ /, '') ?? '';
  const [, ...columns] = ranking.columns;
  return [
    ...[main, ...figures].map(({ label, text, unit }) => ({
      name: nameIn(label),
      scope: label.endsWith(ofOwnGroup) ? '女装事业部' : of,
      texts: new Map([['', text + unit]]),
    })),
    ...(target
      ? [{ name: '目标达成', scope: of, texts: new Map([['', String(target.reached)]]) }]
      : []),
    {
      name: trend.title,
      scope: of,
      texts: new Map(trend.days.map((day, at) => [day, String(trend.current.values[at])])),
    },
    ...columns.map((column, at) => ({
      name: nameIn(column),
      scope: of,
      texts: new Map(ranking.rows.map(({ label, cells }) => [label, cells[at] ?? ''])),
    })),
  ];
}

const namesOn = (board: Board) => new Set(saidOn(board).map(({ name }) => name));

/** The boards that have a name, by it; those of one board alone left out. */
function sharedNames(boards: ReadonlyMap<SubsystemKey, Board>): Map<string, SubsystemKey[]> {
  const all = [...boards].flatMap(([system, board]) =>
    [...namesOn(board)].map((name) => ({ name, system })),
  );
  const by = Map.groupBy(all, ({ name }) => name);
  return new Map(
    [...by]
      .filter(([, on]) => on.length > 1)
      .map(([name, on]) => [name, on.map((one) => one.system)]),
  );
}

test('FIX-51: pages that name the same figure show the same figure: of boards, in every period', async () => {
  const whole = new Map<SubsystemKey, Board>();
  for (const system of subsystemKeys) whole.set(system, await boardFor(ofStore, system, 'month'));
  const shared = sharedNames(whole);
  const systems = [...new Set([...shared.values()].flat())];
  const compared = new Set<string>();
  const different: string[] = [];

  for (const period of ['month', 'week', 'day'] as const) {
    for (const person of people) {
      const said: (NamedFigure & { system: SubsystemKey })[] = [];
      for (const system of systems) {
        const board = await boardFor(person, system, period);
        said.push(...saidOn(board).map((figure) => ({ ...figure, system })));
      }
      for (const [at, one] of said.entries()) {
        const others = said
          .slice(at + 1)
          .filter(
            ({ name, scope, system }) =>
              name === one.name && scope === one.scope && system !== one.system,
          );
        for (const other of others) {
          const rows = [...one.texts].filter(([row]) => other.texts.has(row));
          if (rows.length > 0) compared.add(`${one.name} ${one.system} ${other.system}`);
          const differ = rows.filter(([row, text]) => other.texts.get(row) !== text);
          different.push(
            ...differ.map(
              ([row]) => `${one.name} ${row} ${period}: ${one.system}, ${other.system}`,
            ),
          );
        }
      }
    }
  }

  // Two boards may be compared through a third, which has the scope of the one and of the other.
  const isCompared = (name: string, a: string, b: string) =>
    compared.has(`${name} ${a} ${b}`) || compared.has(`${name} ${b} ${a}`);
  const alone = [...shared].flatMap(([name, on]) => {
    const reached = new Set(on.slice(0, 1));
    for (const from of reached) {
      for (const to of on) if (isCompared(name, from, to)) reached.add(to);
    }
    return on.filter((system) => !reached.has(system)).map((system) => `${name} of ${system}`);
  });
  expect(different).toEqual([]);
  expect(alone).toEqual([]);
  expect([...shared.keys()]).toEqual(
    expect.arrayContaining(['销售额', '售罄率', '库存周转', '目标达成', '每日销售额', '坪效']),
  );
});

const namedSums = (type: RecordType) =>
  Object.entries(type.fields).flatMap(([name, { label }]) =>
    totalOf(type, name) === 'sum' ? [{ name, label }] : [],
  );

/** Returns all that a board says under the label of a list: its figure, or all cells of a column together. */
function shownAs({ main, figures, ranking }: Board, label: string) {
  const figure = [main, ...figures].find((one) => nameIn(one.label) === label);
  if (figure) return readAs(label, figure.text, figure.unit);
  const at = ranking.columns.findIndex((column) => nameIn(column) === label);
  if (at < 1) return undefined;
  const title = ranking.columns[at] ?? '';
  const rows = [...ranking.rows, ...(ranking.others ? [ranking.others] : [])];
  const cells = rows.map(({ cells: all }) => readCell(label, title, all[at - 1] ?? ''));
  return {
    value: cells.reduce((sum, { value }) => sum + (value ?? 0), 0),
    step: cells.reduce((sum, { step }) => sum + step, 0),
  };
}

test.each(subsystemKeys.filter((system) => recordBoards.has(system)))(
  'FIX-51: pages that name the same figure show the same figure: the board of %s and its lists',
  async (system) => {
    const board = await boardFor(ofStore, system, 'month');
    const types = recordTypes.filter((type) => type.system === system);
    const listed = types.find(({ one }) => board.records?.label === `查看${one}`);
    const filter = new URLSearchParams(board.records?.path.split('?')[1]).get('filter') ?? '';
    const different: string[] = [];
    for (const type of types) {
      for (const { name, label } of namedSums(type)) {
        const shown = shownAs(board, label);
        if (shown === undefined) continue;
        if (type !== listed) {
          different.push(`${label} of ${type.name}: no list of the board`);
          continue;
        }
        const tab = ofStore.tab({ storeNo: 'S02001', bgNo: 'BG01', companyNo: 'C01' });
        const { sums } = await tab(recordCalls(type).count, { filter, sums: name });
        const sum = sums[name] ?? 0;
        if (Math.abs((shown.value ?? 0) - sum) > shown.step / 2 + 1e-6) {
          different.push(`${label}: ${shown.value} for ${sum}`);
        }
      }
    }
    expect(different).toEqual([]);
  },
);

test('FIX-51: pages that name the same figure show the same figure: the board of sales and each of its reports', async () => {
  for (const person of people) {
    for (const period of ['month', 'week', 'day'] as const) {
      const { main, figures } = await boardFor(person, 'dcp', period);
      const amount = readAs('销售额', main.text, main.unit);
      const price = figures.find(({ label }) => label === '客单价');
      const perOrder = readAs('客单价', price?.text ?? '', '').value;
      for (const by of ReportSubject.options) {
        const { total, whose = '' } = await person.call(getSalesReport, { by, period });
        if (!total) throw new Error(`A report by ${by} has no sum.`);
        const isOfOthers = whose !== '';
        expect([by, isOfOthers]).toEqual([by, by === 'category' && person === ofStore]);
        if (isOfOthers) continue;
        const difference = Math.abs(total.amount - (amount.value ?? 0));
        const ofOrder = total.orders === null ? perOrder : Math.round(total.amount / total.orders);
        expect([by, difference <= amount.step / 2 + 1e-6]).toEqual([by, true]);
        expect([by, ofOrder]).toEqual([by, perOrder]);
      }
    }
  }
});

import { getBoard, Period } from '@portal/contract/analysis/board';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import {
  listBusinessGroups,
  listCompanies,
  selectStores,
} from '@portal/contract/workplace/contexts';
import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { FigureLine, Run } from './measuring/figures.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { ask, type Identity, prepare, type PreparedRequest } from './server/caller.ts';
import { flatOut } from './server/load.ts';
import { identityOf, createFixture, type Fixture } from './server/fixture.ts';
import { makeTenTimes } from './server/ten-times.ts';

const nameOf = (system: SubsystemKey): string => `board of ${system}, 4 callers: p95, ms`;
const openedName = 'boards opened by their rows, 4 callers: p95, ms';
const linesWithin = (budget: string): FigureLine[] =>
  [...subsystemKeys.map(nameOf), openedName].map((name) => ({ name, budget }));

/** A user with stores, one with whole business groups, and an administrator. */
const workNos = ['900001', '900004', '900005'];
const seconds = 1;

/** Measures the boards on the demonstration data: 1,200 stores, 400 days, the embedded database. */
export const measureBoards = (options: BenchOptions): Promise<void> =>
  measureBoardsOf(options, { title: 'Boards', budget: '≤ 100' });

/** The same with ten times the stores, days and records. */
export const measureLargeBoards = (options: BenchOptions): Promise<void> =>
  measureBoardsOf(options, {
    title: 'Boards, ten times the data',
    budget: '≤ 300',
    enlarge: makeTenTimes,
  });

interface BoardData {
  title: string;
  budget: string;
  /** Adds to the demonstration's data, and returns the number of rows. */
  enlarge?: (databaseUrl: string) => Promise<number>;
}

async function measureBoardsOf(
  { runs, patienceMs }: BenchOptions,
  { title, budget, enlarge }: BoardData,
): Promise<void> {
  const fixture = await createFixture({}, []);
  const done: Run[] = [];
  try {
    const added = await enlarge?.(fixture.databaseUrl);
    if (added !== undefined) console.log(`${title}: ${added.toLocaleString('en-US')} rows added.`);
    const boards = await boardsOf(fixture);
    const opened = await openedOf(fixture);
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values: Run['values'] = {};
      for (const [system, prepared] of boards) {
        const next = roundRobin(prepared);
        const { took } = await flatOut(() => fixture.portal.send(next()), { callers: 4, seconds });
        values[nameOf(system)] = percentile(took, 0.95);
      }
      const next = roundRobin(opened);
      const { took } = await flatOut(() => fixture.portal.send(next()), { callers: 4, seconds });
      values[openedName] = percentile(took, 0.95);
      done.push({ values, load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
  }
  printTable(title, linesWithin(budget), done);
}

/** Prepares every board of these users, for each period and their first choices. */
async function boardsOf(fixture: Fixture): Promise<Map<SubsystemKey, PreparedRequest[]>> {
  const boards = new Map<SubsystemKey, PreparedRequest[]>();
  for (const workNo of workNos) {
    const identity = identityOf(fixture, workNo);
    const chosen = await firstChoices(fixture, identity);
    const systems = await ask(fixture.portal, listSubsystems, {}, identity);
    for (const { sysType: system, permitted } of systems) {
      if (!permitted) continue;
      const requests = Period.options.map((period) =>
        prepare(getBoard, { system, period }, { ...identity, chosen }),
      );
      boards.set(system, [...(boards.get(system) ?? []), ...requests]);
    }
  }
  return boards;
}

type Caller = Identity & { chosen: Partial<WorkContext> };

/** Prepares the drill-downs of every board, by its first row down to the last level. */
async function openedOf(fixture: Fixture): Promise<PreparedRequest[]> {
  const opened: PreparedRequest[] = [];
  for (const workNo of workNos) {
    const identity = identityOf(fixture, workNo);
    const caller = { ...identity, chosen: await firstChoices(fixture, identity) };
    const systems = await ask(fixture.portal, listSubsystems, {}, identity);
    for (const { sysType: system, permitted } of systems) {
      if (!permitted) continue;
      opened.push(...(await downFrom(fixture, caller, { system, period: 'month' })));
    }
  }
  return opened;
}

interface BoardRequest {
  system: SubsystemKey;
  period: Period;
  within?: string;
}

async function downFrom(
  fixture: Fixture,
  caller: Caller,
  request: BoardRequest,
): Promise<PreparedRequest[]> {
  // Days lead from one to the other without end.
  if (request.within?.includes('day:')) return [];
  const { ranking } = await ask(fixture.portal, getBoard, request, caller);
  const within = ranking.rows.find(({ opens }) => opens !== null)?.opens;
  if (!within) return [];
  const next = { ...request, within };
  return [prepare(getBoard, next, caller), ...(await downFrom(fixture, caller, next))];
}

async function firstChoices(
  { portal }: Fixture,
  identity: Identity,
): Promise<Partial<WorkContext>> {
  const groups = await ask(portal, listBusinessGroups, {}, identity);
  const stores = await ask(portal, selectStores, {}, identity);
  const companies = await ask(portal, listCompanies, {}, identity);
  return {
    bgNo: groups[0]?.bgNo ?? null,
    storeNo: stores.records[0]?.storeNo ?? null,
    companyNo: companies[0]?.companyNo ?? null,
  };
}

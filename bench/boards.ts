import { getBoard, Period } from '@portal/contract/analysis/board';
import type { Chosen } from '@portal/contract/workplace/work-context';
import {
  listBusinessGroups,
  listCompanies,
  selectStores,
} from '@portal/contract/workplace/contexts';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { FigureLine, Run } from './measuring/figures.ts';
import { inTurn } from './measuring/round-robin.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { ask, type Identity, prepare, type Prepared } from './server/caller.ts';
import { flatOut } from './server/load.ts';
import { identityOf, setUp, type Stage } from './server/fixture.ts';

const measured: SubsystemKey[] = [
  'ors',
  'rcm',
  'ams',
  'hr',
  'ops',
  'lms',
  'imos',
  'dcp',
  'crm',
  'cms',
  'idss',
];
const nameOf = (system: SubsystemKey): string => `board of ${system}, 4 callers: p95, ms`;
const openedName = 'boards opened by their rows, 4 callers: p95, ms';
const lines: FigureLine[] = [...measured.map(nameOf), openedName].map((name) => ({
  name,
  budget: '≤ 100',
}));

/** Somebody with some stores and somebody with whole business groups, the two ways figures are reached; and who administers. */
const workNos = ['900001', '900004', '900005'];
const seconds = 1;

/** Measures the boards over the demonstration's days: 1,200 stores and 400 days, the embedded database, two cores. */
export async function measureBoards({ runs, patienceMs }: Pace): Promise<void> {
  const stage = await setUp({}, []);
  const done: Run[] = [];
  try {
    const boards = await boardsOf(stage);
    const opened = await openedOf(stage);
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values: Run['values'] = {};
      for (const [system, prepared] of boards) {
        const next = inTurn(prepared);
        const { took } = await flatOut(() => stage.portal.send(next()), { callers: 4, seconds });
        values[nameOf(system)] = percentile(took, 0.95);
      }
      const next = inTurn(opened);
      const { took } = await flatOut(() => stage.portal.send(next()), { callers: 4, seconds });
      values[openedName] = percentile(took, 0.95);
      done.push({ values, load: loadUntilNow() });
    }
  } finally {
    await stage.strike();
  }
  printTable('Boards', lines, done);
}

/** Every board of these people, for each period and for the first of all they may choose. */
async function boardsOf(stage: Stage): Promise<Map<SubsystemKey, Prepared[]>> {
  const boards = new Map<SubsystemKey, Prepared[]>();
  for (const workNo of workNos) {
    const identity = identityOf(stage, workNo);
    const chosen = await firstChoices(stage, identity);
    const systems = await ask(stage.portal, listSubsystems, {}, identity);
    for (const { sysType: system, permitted } of systems) {
      if (!permitted || !measured.includes(system)) continue;
      const asked = Period.options.map((period) =>
        prepare(getBoard, { system, period }, { ...identity, chosen }),
      );
      boards.set(system, [...(boards.get(system) ?? []), ...asked]);
    }
  }
  return boards;
}

type Caller = Identity & { chosen: Partial<Chosen> };

/** The first row of every board, opened as far down as it goes. */
async function openedOf(stage: Stage): Promise<Prepared[]> {
  const opened: Prepared[] = [];
  for (const workNo of workNos) {
    const identity = identityOf(stage, workNo);
    const caller = { ...identity, chosen: await firstChoices(stage, identity) };
    const systems = await ask(stage.portal, listSubsystems, {}, identity);
    for (const { sysType: system, permitted } of systems) {
      if (!permitted || !measured.includes(system)) continue;
      opened.push(...(await downFrom(stage, caller, { system, period: 'month' })));
    }
  }
  return opened;
}

interface About {
  system: SubsystemKey;
  period: Period;
  within?: string;
}

async function downFrom(stage: Stage, caller: Caller, about: About): Promise<Prepared[]> {
  // Days lead from one to the other without end.
  if (about.within?.includes('day:')) return [];
  const { ranking } = await ask(stage.portal, getBoard, about, caller);
  const within = ranking.rows.find(({ opens }) => opens !== null)?.opens;
  if (!within) return [];
  const next = { ...about, within };
  return [prepare(getBoard, next, caller), ...(await downFrom(stage, caller, next))];
}

async function firstChoices({ portal }: Stage, identity: Identity): Promise<Partial<Chosen>> {
  const groups = await ask(portal, listBusinessGroups, {}, identity);
  const stores = await ask(portal, selectStores, {}, identity);
  const companies = await ask(portal, listCompanies, {}, identity);
  return {
    bgNo: groups[0]?.bgNo ?? null,
    storeNo: stores.records[0]?.storeNo ?? null,
    companyNo: companies[0]?.companyNo ?? null,
  };
}

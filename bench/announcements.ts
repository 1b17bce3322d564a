import type { AudienceRule } from '@portal/contract/notices/announcement-audience';
import {
  addAnnouncement,
  countAudience,
  listAnnouncements,
  recallAnnouncement,
  releaseAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { exportReaders, listReaders } from '@portal/contract/notices/announcement-readers';
import { listMine, pageMine } from '@portal/contract/notices/announcements';
import { draftOf } from '@portal/testing/announcement-draft';
import { closeDatabase, openDatabase } from '../apps/server/src/platform/database.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { inTurn } from './measuring/round-robin.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { plantLetters, plantPeople } from './server/announcements.ts';
import { ask, prepare } from './server/caller.ts';
import { atRate, flatOut } from './server/load.ts';
import { identityOf, setUp, type Stage } from './server/fixture.ts';

const people = 20_000;
const letters = 2_000;
const seconds = 4;

const lines: FigureLine[] = [
  { name: 'publishing to 20,000, ms', budget: '≤ 5000' },
  { name: 'recalling from 20,000, ms' },
  { name: 'head count of everyone, ms' },
  { name: 'readers of 20,000, a page with totals, ms' },
  { name: 'readers of 20,000 as a table, to its first byte, ms' },
  { name: 'readers of 20,000 as a table, ms' },
  { name: 'desk, first page, ms' },
  { name: 'desk, page 200, each letter read by 20,000, ms', budget: '≤ 300' },
  { name: 'bell (list and totals), 200/s: p50, ms' },
  { name: 'bell (list and totals), 200/s: p99, ms', budget: '≤ 30' },
  { name: 'bell (list and totals), 50 connections: requests/s' },
  { name: 'my announcements, 200/s: p99, ms', budget: '≤ 30' },
];

/** Measures announcements to twenty thousand people, each with two thousand of them, half read. */
export async function measureAnnouncements({ runs, patienceMs }: Pace): Promise<void> {
  const stage = await setUp({}, []);
  const done: Run[] = [];
  try {
    const db = openDatabase(stage.databaseUrl, { tenantId: 0 });
    await plantPeople(db, people);
    await plantLetters(db, letters);
    await closeDatabase(db);
    await measureOnce(stage);
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      done.push({ values: await measureOnce(stage), load: loadUntilNow() });
    }
  } finally {
    await stage.strike();
  }
  printTable('Announcements to 20,000 people', lines, done);
}

async function measureOnce(stage: Stage): Promise<Record<string, number>> {
  const { portal, identities } = stage;
  const author = identityOf(stage, '900005');
  const everyone: AudienceRule = { everyone: true, targets: [] };
  const { id } = await ask(
    portal,
    addAnnouncement,
    draftOf({ titile: '两万人的公告', audience: everyone }),
    author,
  );
  const page = { pageNo: '1', pageSize: '20' } as const;

  const publishing = await timed(() =>
    ask(portal, releaseAnnouncement, { id, sendTime: null }, author),
  );
  const counting = await timed(() => ask(portal, countAudience, everyone, author));
  const reading = await timed(() =>
    ask(portal, listReaders, { id, kind: 'unread', ...page }, author),
  );
  const table = await tableOf(stage, id);
  const desk = (pageNo: string) =>
    timed(() => ask(portal, listAnnouncements, { pageNo, pageSize: '10' }, author));
  const [firstPage, lastPage] = [await desk('1'), await desk('200')];
  const bells = inTurn(identities.map((identity) => prepare(listMine, {}, identity)));
  const pages = inTurn(identities.map((identity) => prepare(pageMine, page, identity)));
  const bell = await atRate(() => portal.send(bells()), { perSecond: 200, seconds });
  const many = await flatOut(() => portal.send(bells()), { callers: 50, seconds });
  const mine = await atRate(() => portal.send(pages()), { perSecond: 200, seconds });
  const recalling = await timed(() => ask(portal, recallAnnouncement, { id }, author));
  return {
    'publishing to 20,000, ms': publishing,
    'recalling from 20,000, ms': recalling,
    'head count of everyone, ms': counting,
    'readers of 20,000, a page with totals, ms': reading,
    'readers of 20,000 as a table, to its first byte, ms': table.firstByte,
    'readers of 20,000 as a table, ms': table.whole,
    'desk, first page, ms': firstPage,
    'desk, page 200, each letter read by 20,000, ms': lastPage,
    'bell (list and totals), 200/s: p50, ms': percentile(bell.took, 0.5),
    'bell (list and totals), 200/s: p99, ms': percentile(bell.took, 0.99),
    'bell (list and totals), 50 connections: requests/s': many.perSecond,
    'my announcements, 200/s: p99, ms': percentile(mine.took, 0.99),
  };
}

/** Has the readers sent as a table, as a browser that saves it does. */
async function tableOf(stage: Stage, id: string) {
  const { method, path, headers } = prepare(exportReaders, { id }, identityOf(stage, '900005'));
  const begin = performance.now();
  const reply = await fetch(new URL(path, stage.product.origin), { method, headers });
  if (!reply.ok || !reply.body) throw new Error(`The table was answered with ${reply.status}.`);
  let firstByte = 0;
  for await (const _ of reply.body) firstByte ||= performance.now() - begin;
  return { firstByte, whole: performance.now() - begin };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

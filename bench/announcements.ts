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
import { closeDatabase, openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { insertAnnouncements, insertAuditEntries, insertPeople } from './server/announcements.ts';
import { ask, prepare } from './server/caller.ts';
import { atRate, flatOut } from './server/load.ts';
import { identityOf, createFixture, type Fixture } from './server/fixture.ts';

const people = 20_000;
const letters = 2_000;
const auditEntries = 1_000_000;
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

/** Measures announcements to 20,000 users with 2,000 announcements each, half of them read, beside a million audit entries. */
export async function measureAnnouncements({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({}, []);
  const done: Run[] = [];
  try {
    const db = openDatabase(fixture.databaseUrl, { tenantId: 0 });
    await insertPeople(db, people);
    await insertAnnouncements(db, letters);
    await insertAuditEntries(db, auditEntries);
    await closeDatabase(db);
    await measureOnce(fixture);
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      done.push({ values: await measureOnce(fixture), load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
  }
  printTable('Announcements to 20,000 people', lines, done);
}

async function measureOnce(fixture: Fixture): Promise<Record<string, number>> {
  const { portal, identities } = fixture;
  const author = identityOf(fixture, '900005');
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
  const table = await tableOf(fixture, id);
  const desk = (pageNo: string) =>
    timed(() => ask(portal, listAnnouncements, { pageNo, pageSize: '10' }, author));
  const [firstPage, lastPage] = [await desk('1'), await desk('200')];
  const bells = roundRobin(identities.map((identity) => prepare(listMine, {}, identity)));
  const pages = roundRobin(identities.map((identity) => prepare(pageMine, page, identity)));
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

/** Exports the readers as CSV, as a browser does. */
async function tableOf(fixture: Fixture, id: string) {
  const { method, path, headers } = prepare(exportReaders, { id }, identityOf(fixture, '900005'));
  const begin = performance.now();
  const reply = await fetch(new URL(path, fixture.product.origin), { method, headers });
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

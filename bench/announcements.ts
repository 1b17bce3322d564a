import type { AudienceRule } from '@portal/contract/announcement-audience';
import {
  addAnnouncement,
  countAudience,
  recallAnnouncement,
  releaseAnnouncement,
} from '@portal/contract/announcement-desk';
import { listReaders } from '@portal/contract/announcement-readers';
import { listMine, pageMine } from '@portal/contract/announcements';
import { draftOf } from '@portal/testing/announcement-draft';
import { closeDatabase, openDatabase } from '../apps/server/src/platform/database.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { inTurn } from './measuring/in-turn.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { plantLetters, plantPeople } from './server/announcements.ts';
import { ask, prepare } from './server/caller.ts';
import { atRate } from './server/load.ts';
import { identityOf, setUp, type Stage } from './server/stage.ts';

const people = 20_000;
const letters = 500;
const seconds = 4;

const lines: FigureLine[] = [
  { name: 'publishing to 20,000, ms', budget: '≤ 5000' },
  { name: 'recalling from 20,000, ms' },
  { name: 'head count of everyone, ms' },
  { name: 'readers of 20,000, a page with totals, ms' },
  { name: 'bell (list and totals), 200/s: p99, ms', budget: '≤ 30' },
  { name: 'my announcements, 200/s: p99, ms', budget: '≤ 30' },
];

/** Measures announcements to twenty thousand people, each with five hundred of them, half read. */
export async function measureAnnouncements({ runs, patienceMs }: Pace): Promise<void> {
  const stage = await setUp({}, []);
  const done: Run[] = [];
  try {
    const db = openDatabase(stage.databaseUrl);
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
  const bells = inTurn(identities.map((identity) => prepare(listMine, {}, identity)));
  const pages = inTurn(identities.map((identity) => prepare(pageMine, page, identity)));
  const bell = await atRate(() => portal.send(bells()), { perSecond: 200, seconds });
  const mine = await atRate(() => portal.send(pages()), { perSecond: 200, seconds });
  const recalling = await timed(() => ask(portal, recallAnnouncement, { id }, author));
  return {
    'publishing to 20,000, ms': publishing,
    'recalling from 20,000, ms': recalling,
    'head count of everyone, ms': counting,
    'readers of 20,000, a page with totals, ms': reading,
    'bell (list and totals), 200/s: p99, ms': percentile(bell.took, 0.99),
    'my announcements, 200/s: p99, ms': percentile(mine.took, 0.99),
  };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

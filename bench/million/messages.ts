import { listMessages } from '@portal/contract/notices/messages';
import type { z } from 'zod';
import { withClient } from '../../apps/server/src/platform/database/client.ts';
import type { FigureLine, Run } from '../measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from '../measuring/machine.ts';
import { printTable } from '../measuring/print.ts';
import { p95Of } from '../measuring/samples.ts';
import { prepare } from '../server/caller.ts';
import { createFixture, identityOf } from '../server/fixture.ts';

const messageCount = 1_000_000;
const samples = 20;

type Filter = z.input<typeof listMessages.input>;

const filters: { name: string; input: Filter }[] = [
  { name: 'newest', input: {} },
  { name: 'failed', input: { state: 'failed' } },
  { name: 'read', input: { isRead: 'true' } },
  { name: 'unread', input: { isRead: 'false' } },
  { name: 'one of seven topics', input: { topic: 'sign-in' } },
  { name: 'a week', input: { from: '2026-10-01', until: '2026-10-07' } },
  { name: 'a number', input: { keyword: '900002' } },
  { name: 'a name', input: { keyword: '林' } },
  { name: 'a title', input: { keyword: '盘点' } },
  { name: 'a word that is nowhere', input: { keyword: 'no-such-word' } },
];

const lineOf = (name: string): string => `${name}: p95, ms`;
const lines: FigureLine[] = filters.map(({ name }) => ({ name: lineOf(name) }));

/** Messages of half a year: copies of five hundred announcements, a fifth of them codes, one in a hundred failed. */
const load = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`set app.tenant = '0'; set maintenance_work_mem = '512MB'`);
    await client.query(`
      insert into sent_message (announcement_id, title, channel, person_id, outcome, problem, sent_at, topic)
      select case when n % 5 > 0 then letter.id end,
        case when n % 5 > 0 then '第 ' || n / 2000 || ' 号：门店盘点安排' else '登录验证码' end,
        case when n % 3 = 0 then 'sms' else 'dingtalk' end, person.id,
        case when n % 97 = 0 then 'failed' else 'taken' end,
        case when n % 97 = 0 then '超时，没有应答' end,
        timestamptz '2026-11-30' - n * interval '15 seconds',
        case when n % 5 > 0 then 'announcement' else 'sign-in' end
      from generate_series(1, ${messageCount}) n
      join (select id, row_number() over (order by work_no) - 1 as place from person) person
        on person.place = n % (select count(*) from person)
      join (select id, row_number() over (order by id) - 1 as place from announcement) letter
        on letter.place = n % (select count(*) from announcement)`);
    await client.query('vacuum analyze sent_message');
  });

/** Measures pages of the list of 1,000,000 messages, by each filter. */
export async function measureMessages({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({ PORTAL_RATE_FACTOR: '1000' }, []);
  const done: Run[] = [];
  try {
    await load(fixture.databaseUrl);
    const identity = identityOf(fixture, '900005');
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values: Run['values'] = {};
      for (const { name, input } of filters) {
        const call = prepare(listMessages, input, identity);
        values[lineOf(name)] = await p95Of(() => fixture.portal.send(call), samples);
      }
      done.push({ values, load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
  }
  printTable('A list of 1,000,000 messages', lines, done);
}

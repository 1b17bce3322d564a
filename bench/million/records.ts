import { recordCalls } from '@portal/contract/records/record-calls';
import { members } from '@portal/crm/records/members';
import type { z } from 'zod';
import { withClient } from '../../apps/server/src/platform/database/client.ts';
import type { FigureLine, Run } from '../measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from '../measuring/machine.ts';
import { printTable } from '../measuring/print.ts';
import { p95Of } from '../measuring/samples.ts';
import { prepare, type PreparedRequest } from '../server/caller.ts';
import { createFixture, identityOf } from '../server/fixture.ts';
import { loadMillion } from '../server/million-records.ts';

const { find, count } = recordCalls(members);
type Search = z.input<typeof find.input>;

const filter = JSON.stringify({
  all: [
    { field: 'level', op: 'in', value: ['gold', 'black'] },
    {
      any: [
        { field: 'points', op: 'least', value: 900_000 },
        { field: 'joined', op: 'most', value: '2020-03-31' },
      ],
    },
  ],
});

/** Requests of a page of a million records, and the same as a statement for typed columns and for JSON. */
const searches: { name: string; input: Search; typed: string; json: string }[] = [
  { name: 'first page', input: {}, ...inBoth('true', 'created_at desc, id desc') },
  { name: 'next page', input: { pageNo: '2' }, ...inBoth('true', 'created_at desc, id desc', 20) },
  {
    name: 'page 10,000',
    input: { pageNo: '10000' },
    ...inBoth('true', 'created_at desc, id desc', 199_980),
  },
  {
    name: 'sort by points',
    input: { sort: 'points.desc' },
    typed: statement('crm_members', 'true', 'points desc, id desc'),
    json: statement('json_record', 'true', `(fields->>'points')::int desc, id desc`),
  },
  {
    name: 'filter by level',
    input: { filter: JSON.stringify({ field: 'level', op: 'is', value: 'gold' }) },
    typed: statement('crm_members', `level = 'gold'`, 'created_at desc, id desc'),
    json: statement('json_record', `fields->>'level' = 'gold'`, 'created_at desc, id desc'),
  },
  {
    name: 'nested filter',
    input: { filter },
    typed: statement(
      'crm_members',
      `level in ('gold', 'black') and (points >= 900000 or joined <= '2020-03-31')`,
      'created_at desc, id desc',
    ),
    json: statement(
      'json_record',
      `fields->>'level' in ('gold', 'black')
        and ((fields->>'points')::int >= 900000 or fields->>'joined' <= '2020-03-31')`,
      'created_at desc, id desc',
    ),
  },
  ...['顾客', '珍珠', '0712345', '不存在'].map((keyword) => ({
    name: `keyword ${keyword}`,
    input: { keyword },
    ...inBoth(
      `search_grams(words) @> keyword_grams('${keyword}') and words like '%${keyword}%'`,
      'created_at desc, id desc',
    ),
  })),
];

function statement(table: string, condition: string, order: string, offset = 0): string {
  const list = table === 'json_record' ? ` and list = 'crm/members'` : '';
  return `select * from ${table} where tenant_id = 0${list} and scope = 'BG01' and ${condition}
    order by ${order} limit 21 offset ${offset}`;
}

function inBoth(condition: string, order: string, offset = 0) {
  return {
    typed: statement('crm_members', condition, order, offset),
    json: statement('json_record', condition, order, offset),
  };
}

/** The columns of the list by whose heads it is sorted, each up and down. */
const sortedColumns = [
  'id',
  'state',
  'name',
  'level',
  'source',
  'joined',
  'home',
  'spent',
  'points',
];
const sorts = [...sortedColumns, 'changedAt'].map((column) => ({
  name: `sort by ${column}, up or down`,
  inputs: [{ sort: column }, { sort: `${column}.desc` }],
}));

const served = (name: string): string => `${name}, served: p95, ms`;
const lines: FigureLine[] = [
  ...searches.flatMap(({ name }) => [
    { name: served(name), budget: '≤ 300' },
    { name: `${name}, typed: p95, ms` },
    { name: `${name}, JSON: p95, ms` },
  ]),
  ...sorts.map(({ name }) => ({ name: served(name), budget: '≤ 300' })),
  { name: served('count of all') },
  { name: served('count of a filter') },
  { name: served('first page while four count') },
];

/** Measures pages of 1,000,000 records through the server, and the statements alone beside the same rows as JSON. */
export async function measureRecords({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({}, []);
  const done: Run[] = [];
  try {
    console.log(await loadMillion(fixture.databaseUrl));
    const identity = { ...identityOf(fixture, '900001'), chosen: { bgNo: 'BG01' } };
    const sending = (prepared: PreparedRequest) => () => fixture.portal.send(prepared);
    const finding = (input: Search) => sending(prepare(find, input, identity));
    const countAll = sending(prepare(count, {}, identity));
    const countSome = sending(prepare(count, { filter }, identity));
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values: Run['values'] = {};
      await withClient(fixture.databaseUrl, async (client) => {
        for (const { name, input, typed, json } of searches) {
          values[served(name)] = await p95Of(finding(input));
          values[`${name}, typed: p95, ms`] = await p95Of(() => client.query(typed));
          values[`${name}, JSON: p95, ms`] = await p95Of(() => client.query(json));
        }
      });
      for (const { name, inputs } of sorts) {
        const ways: number[] = [];
        for (const input of inputs) ways.push(await p95Of(finding(input)));
        values[served(name)] = Math.max(...ways);
      }
      values[served('count of all')] = await p95Of(countAll);
      values[served('count of a filter')] = await p95Of(countSome);
      const counting = Array.from({ length: 4 }, () => p95Of(countSome));
      values[served('first page while four count')] = await p95Of(finding({}));
      await Promise.all(counting);
      done.push({ values, load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
  }
  printTable('A list of 1,000,000 records', lines, done);
}

import { exportAuditEntries, listAuditEntries } from '@portal/contract/administration/audit-log';
import type { z } from 'zod';
import { withClient } from '../../apps/server/src/platform/database/client.ts';
import type { FigureLine, Run } from '../measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from '../measuring/machine.ts';
import { printTable } from '../measuring/print.ts';
import { p95Of } from '../measuring/samples.ts';
import { prepare } from '../server/caller.ts';
import { createFixture, identityOf } from '../server/fixture.ts';

const entryCount = 1_000_000;
/** The auditor, of whom no second factor is asked here. */
const reader = '900011';
const clerk = '900002';

type Filter = z.input<typeof listAuditEntries.input>;
const filters: { name: string; input: Filter }[] = [
  { name: 'newest', input: {} },
  { name: 'person', input: { workNo: clerk } },
  { name: 'person and kind', input: { workNo: clerk, kind: 'sign-in.refused' } },
  { name: 'kind of which there are few', input: { kind: 'position.deleted' } },
  {
    name: 'kind and days',
    input: { kind: 'record.changed', from: '2026-03-01', until: '2026-03-02' },
  },
  { name: 'address', input: { address: '10.0.7.1' } },
  { name: 'object', input: { object: 'N310000' } },
  { name: 'object that is nowhere', input: { object: 'no-such-object' } },
  { name: 'person and object', input: { workNo: clerk, object: 'N310000' } },
];

const lineOf = (name: string): string => `${name}: p95, ms`;
const lines: FigureLine[] = [
  ...filters.map(({ name }) => ({ name: lineOf(name), budget: '≤ 300' })),
  { name: lineOf('a page in the middle'), budget: '≤ 300' },
  { name: 'export of 100,000 entries, s' },
];

/** Entries of a year and a half by a hundred people, most of them about records; the hashes are made up. */
const load = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`set app.tenant = '0'; set maintenance_work_mem = '512MB'`);
    await client.query(`
      insert into audit_entry (at, kind, actor_id, actor_work_no, address, detail, previous_hash, hash)
      select timestamptz '2025-05-01' + n * interval '48 seconds',
        case when n % 50000 = 3 then 'position.deleted' when n % 40 = 0 then 'sign-in.refused'
          when n % 8 = 0 then 'sign-in' else 'record.changed' end,
        person.id, person.work_no, '10.0.' || n % 200 || '.1',
        jsonb_build_object('id', 'N' || n, 'tenant', '0', 'before', '{"state":"draft"}', 'after', '{"state":"done"}'),
        sha256(('p' || n)::bytea), sha256(('h' || n)::bytea)
      from generate_series(1, ${entryCount}) n
      join (select id, work_no, row_number() over (order by work_no) as place from person limit 100) person
        on person.place = 1 + n % 100`);
    await client.query('vacuum analyze audit_entry');
  });

/** Measures pages of an audit trail of 1,000,000 entries through the server, by each filter. */
export async function measureAudit({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture(
    { SECOND_FACTOR_ROLES: 'none', PORTAL_RATE_FACTOR: '1000' },
    [],
  );
  const done: Run[] = [];
  try {
    await load(fixture.databaseUrl);
    const identity = identityOf(fixture, reader);
    const send = (input: Filter) => fixture.portal.send(prepare(listAuditEntries, input, identity));
    const middle = `${Date.parse('2026-02-01')}-1`;
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values: Run['values'] = {};
      for (const { name, input } of filters) values[lineOf(name)] = await p95Of(() => send(input));
      values[lineOf('a page in the middle')] = await p95Of(() => send({ after: middle }));
      const begin = performance.now();
      await fixture.portal.send(prepare(exportAuditEntries, {}, identity));
      values['export of 100,000 entries, s'] = (performance.now() - begin) / 1_000;
      done.push({ values, load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
  }
  printTable('An audit trail of 1,000,000 entries', lines, done);
}

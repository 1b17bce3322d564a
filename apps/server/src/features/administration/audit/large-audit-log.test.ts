import { listAuditEntries } from '@portal/contract/administration/audit-log';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { visitedRows } from '#testing/database/visited-rows.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const auditor = await world.person({ roles: ['auditor'] });
const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
const entries = 100_000;
/** A page visits some 5,000 rows, most of them of the names beside the entries; without an index it visits all. */
const mostVisited = 10_000;

beforeAll(async () => {
  // So many rows take longer than a statement of a request may, and their indexes are made quicker afterwards.
  await world.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'audit_entry'::regclass and not indisunique`.execute(tx);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    await insertEntries(sql`
      select timestamptz '2020-01-01' + n * interval '3 minutes',
        case when n % 50 = 0 then 'sign-in.refused' else 'record.changed' end, ${clerk.id},
        ${clerk.workNo}, '10.' || n % 10 || '.' || n % 200 || '.1',
        jsonb_build_object('id', 'N' || n), sha256(('p' || n)::bytea), sha256(('h' || n)::bytea)
      from generate_series(1, ${entries}) n`).execute(tx);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
    await sql`analyze audit_entry`.execute(tx);
  });
});

const insertEntries = (rows: RawBuilder<unknown>) => sql`
  insert into audit_entry
    (at, kind, actor_id, actor_work_no, address, detail, previous_hash, hash) ${rows}`;

test.for([
  {},
  { workNo: clerk.workNo },
  { workNo: clerk.workNo, kind: 'sign-in.refused' },
  { workNo: clerk.workNo, kind: 'sign-in' },
  { kind: 'record.changed', from: '2020-03-01', until: '2020-03-02' },
  { address: '10.7.7.1' },
  { address: '192.0.2.1' },
  { object: 'N31000' },
  { object: 'nothing', workNo: clerk.workNo },
])(
  'ADM-21 a page of a trail of 100,000 entries is found by indexes, asked by %o',
  async (filter) => {
    const visited = await visitedRows(() => auditor.call(listAuditEntries, filter));
    expect(visited).toBeLessThan(mostVisited);
  },
);

test('ADM-21 so are pages far behind the first', async () => {
  let after: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const visited = await visitedRows(async () => {
      const { next } = await auditor.call(listAuditEntries, {
        size: '100',
        ...(after !== undefined && { after }),
      });
      after = next ?? undefined;
    });
    expect(visited).toBeLessThan(mostVisited);
  }
  expect(after).toBeDefined();
});

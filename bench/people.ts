import { listPeople } from '@portal/contract/administration/people';
import { sql } from 'kysely';
import {
  closeDatabase,
  type Database,
  openDatabase,
} from '../apps/server/src/platform/database/database.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { percentile } from './measuring/samples.ts';
import { prepare } from './server/caller.ts';
import { createFixture, identityOf } from './server/fixture.ts';
import { atRate } from './server/load.ts';

const rows = 20_000;
const perSecond = 10;
const seconds = 10;

/** Every way to look for people: each is a line of the table. */
const filters = {
  'no filter': [{}, { pageNo: '500' }],
  'a name': [{ keyword: '欧阳' }, { keyword: '王芳' }],
  'a number': [{ keyword: 'b12345' }, { keyword: 'b0' }],
  'pinyin or initials': [{ keyword: 'wangfang' }, { keyword: 'oyxm' }],
  'a department subtree': [{ departId: 'd-a01' }, { departId: 'd-a01a01' }],
  'a position': [{ position: 'bench' }],
  'a role': [{ roleCode: 'store-clerk' }],
  'a store': [{ storeNo: 'S02001' }],
  'a state': [{ state: 'frozen' }, { state: 'active' }],
  'all at once, sorted by name': [
    { keyword: 'w', departId: 'd-a01', roleCode: 'store-clerk', sort: 'realname' },
  ],
} as const;

const lines: FigureLine[] = Object.keys(filters).map((name) => ({
  name: `${name}, ${rows} people, ${perSecond}/s: p95, ms`,
  budget: '≤ 150',
}));

/** Measures the list of people as an administrator filters it. */
export async function measurePeople({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({}, []);
  const done: Run[] = [];
  try {
    const db = openDatabase(fixture.databaseUrl, { tenantId: 0 });
    await insertPeople(db);
    const asker = identityOf(fixture, '900005');
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values: Record<string, number> = {};
      for (const [name, inputs] of Object.entries(filters)) {
        const next = roundRobin(inputs.map((input) => prepare(listPeople, input, asker)));
        const { took } = await atRate(() => fixture.portal.send(next()), { perSecond, seconds });
        values[`${name}, ${rows} people, ${perSecond}/s: p95, ms`] = percentile(took, 0.95);
      }
      done.push({ values, load: loadUntilNow() });
    }
    await closeDatabase(db);
  } finally {
    await fixture.tearDown();
  }
  printTable('The list of people', lines, done);
}

/** Inserts people in departments, stores, roles and positions, one in ten frozen. */
async function insertPeople(db: Database): Promise<void> {
  await sql`insert into position (code, name) values ('bench', '导购')`.execute(db);
  await sql`
    insert into person (id, work_no, realname, password_hash, status)
    select 'bench-' || n, 'b' || lpad(n::text, 5, '0'),
      (array['张', '王', '李', '赵', '欧阳', '单', '曾', '仇'])[1 + n % 8]
        || (array['晓明', '芳', '建国', '丽华', '子轩', '思远', '雨桐'])[1 + n % 7], '!',
      case when n % 10 = 0 then 'frozen' else 'active' end
    from generate_series(1, ${rows}) n`.execute(db);
  await sql`
    insert into person_tenant (person_id, tenant_id)
    select id, 0 from person where id like 'bench-%'`.execute(db);
  await sql`
    insert into person_department (person_id, department_id)
    select person.id, (array['d-a01a01a01', 'd-a01a02a01', 'd-a01a06a01'])[1 + right(person.id, 1)::int % 3]
    from person where id like 'bench-%'`.execute(db);
  await sql`
    insert into person_role (person_id, role_code)
    select id, 'store-clerk' from person where id like 'bench-%'`.execute(db);
  await sql`
    insert into person_store (person_id, store_no)
    select id, 'S02001' from person where id like 'bench-%' and right(id, 1) = '3'`.execute(db);
  await sql`
    insert into person_position (person_id, position_code)
    select id, 'bench' from person where id like 'bench-%' and right(id, 1) = '4'`.execute(db);
  await sql`analyze`.execute(db);
}

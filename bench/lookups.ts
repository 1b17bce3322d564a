import { recordCalls } from '@portal/contract/records/record-calls';
import { purchaseOrders } from '@portal/gims/records/purchase-orders';
import { styles } from '@portal/imos/records/styles';
import { pageOptions } from '@portal/contract/workplace/lookups';
import { sql } from 'kysely';
import {
  closeDatabase,
  type Database,
  openDatabase,
} from '../apps/server/src/platform/database/database.ts';
import { wordsOf } from '../apps/server/src/features/workplace/records/table.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { percentile } from './measuring/samples.ts';
import { prepare } from './server/caller.ts';
import { createFixture, type Fixture, identityOf } from './server/fixture.ts';
import { atRate } from './server/load.ts';

const rows = 10_000;
const perSecond = 20;
const seconds = 10;

/** By number, characters, initials and pinyin, by what nearly all rows match, and by what none does. */
const searches = {
  store: ['B0427', '春熙', 'cxl', 'nanjing', 'd', 'xqxqx'],
  person: ['b0427', '欧阳', 'zxm', 'wangfang', 'z', 'xqxqx'],
  goods: ['kb04321', '羊绒', 'yrdy', 'duanxiushan', 'd', 'xqxqx'],
} as const;

const lines: FigureLine[] = Object.keys(searches).flatMap((no) => [
  { name: `${no}, ${rows} rows: the first search after a change, ms` },
  { name: `${no}, ${rows} rows, ${perSecond}/s: p50, ms` },
  { name: `${no}, ${rows} rows, ${perSecond}/s: p95, ms`, budget: '≤ 100' },
]);

/** Measures searches among 10,000 stores, people and goods, of users who may see them all. */
export async function measureLookups({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({}, []);
  const done: Run[] = [];
  try {
    const db = openDatabase(fixture.databaseUrl, { tenantId: 0 });
    await insertRows(db);
    await insertStyles(db);
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values = {
        ...(await measure(fixture, db, 'store')),
        ...(await measure(fixture, db, 'person')),
        ...(await measure(fixture, db, 'goods')),
      };
      done.push({ values, load: loadUntilNow() });
    }
    await closeDatabase(db);
  } finally {
    await fixture.tearDown();
  }
  printTable('Lookups', lines, done);
}

async function measure(fixture: Fixture, db: Database, no: keyof typeof searches) {
  const { portal } = fixture;
  // Stores and people are looked up by name; goods are what a purchase order links to.
  const { options } = recordCalls(purchaseOrders);
  const asker = identityOf(fixture, no === 'goods' ? '900004' : '900005');
  const keys = roundRobin(
    searches[no].map((keyword) =>
      no === 'goods'
        ? prepare(options, { field: 'style', keyword }, asker)
        : prepare(pageOptions, { no, keyword }, asker),
    ),
  );
  await sql`update store set city = city where tenant_id = 0 and store_no = 'B00001'`.execute(db);
  const begin = performance.now();
  await portal.send(keys());
  const first = performance.now() - begin;
  const { took } = await atRate(() => portal.send(keys()), { perSecond, seconds });
  const what = `${no}, ${rows} rows`;
  return {
    [`${what}: the first search after a change, ms`]: first,
    [`${what}, ${perSecond}/s: p50, ms`]: percentile(took, 0.5),
    [`${what}, ${perSecond}/s: p95, ms`]: percentile(took, 0.95),
  };
}

/** Inserts styles, with the words by which the server finds them. */
async function insertStyles(db: Database): Promise<void> {
  const kinds = ['羊绒大衣', '短袖衫', '直筒牛仔裤', '针织开衫', '连衣裙', '羽绒服'];
  const goods = Array.from({ length: rows }, (_, nth) => {
    const id = `KB${String(nth).padStart(5, '0')}`;
    const name = `${kinds[nth % kinds.length]}${nth}`;
    return { id, name, words: wordsOf(styles, id, { name }) };
  });
  await sql`
    insert into imos_styles (id, scope, state, name, line, category, year, season, wave, tag, colours, sizes, words,
      created_at, created_by, changed_at, changed_by)
    select id, '', ${styles.initial}, name, 'women', 'coat', '2026', 'summer', '1', 100, '{}', '{}', words,
      now(), '导入', now(), '导入'
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as r (id text, name text, words text)`.execute(
    db,
  );
}

/** Inserts stores that the administrator belongs to, and people in departments, with names as in the demonstration. */
async function insertRows(db: Database): Promise<void> {
  await sql`
    insert into store (store_no, store_name, bg_no, company_no, city, kind, area_sqm, opened_on)
    select 'B' || lpad(n::text, 5, '0'),
      (array['上海', '成都', '北京', '长沙', '重庆', '厦门'])[1 + n % 6]
        || (array['南京西路', '春熙路', '三里屯', '五一广场', '解放碑', '中山路', '万象城'])[1 + n % 7] || n || '店',
      'BG01', 'C01', '上海', 'standard', 120, '2020-01-01'
    from generate_series(1, ${rows}) n`.execute(db);
  await sql`
    insert into person_store (person_id, store_no)
    select id, store_no from person cross join store
    where store.tenant_id = 0 and store_no like 'B%' and work_no = '900005'`.execute(db);
  await sql`
    insert into person (id, work_no, realname, password_hash)
    select 'bench-' || n, 'b' || lpad(n::text, 5, '0'),
      (array['张', '王', '李', '赵', '欧阳', '单', '曾', '仇'])[1 + n % 8]
        || (array['晓明', '芳', '建国', '丽华', '子轩', '思远', '雨桐'])[1 + n % 7], '!'
    from generate_series(1, ${rows}) n`.execute(db);
  await sql`
    insert into person_tenant (person_id, tenant_id)
    select id, 0 from person where id like 'bench-%'`.execute(db);
  await sql`
    insert into person_department (person_id, department_id)
    select person.id, (array['d-a01a01a01', 'd-a01a02a01', 'd-a01a06a01'])[1 + right(person.id, 1)::int % 3]
    from person where id like 'bench-%'`.execute(db);
}

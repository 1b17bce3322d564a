import { getOptionLabels, pageOptions, searchOptions } from '@portal/contract/workplace/lookups';
import { getDepartmentTree, listUsers } from '@portal/contract/workplace/people';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countedCalls } from '@portal/testing/counted-calls';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;

const valuesOf = (records: readonly { value: string }[]) => records.map(({ value }) => value);

test('a disabled item, a closed store and a frozen person name stored values and are not offered', async () => {
  await db
    .insertInto('dictionary_item')
    .values({ dictionary_code: 'yn', value: 'old', text: '旧选项', enabled: false })
    .execute();
  await db
    .updateTable('store')
    .set({ status: 'closed' })
    .where('tenant_id', '=', 0)
    .where('store_no', '=', 'S02003')
    .execute();
  const gone = await world.person({ realname: '离职验收', status: 'frozen', stores: ['S02003'] });
  const lin = await world.person({ stores: ['S02003'] });
  const labels = (dict: string, key: string) => lin.call(getOptionLabels, { dict, key });
  const options = async (dict: string) => valuesOf(await lin.call(searchOptions, { dict }));

  await expect.poll(() => labels('yn', 'old')).toEqual(['旧选项']);
  expect(await options('yn')).not.toContain('old');
  expect(await labels('store', 'S02003')).toHaveLength(1);
  expect(await options('store')).toEqual([]);
  expect(await labels('person', gone.workNo)).toEqual(['离职验收']);
  const offered = await options('person');
  expect([offered.includes(gone.workNo), offered.length > 0]).toEqual([false, true]);
});

test('a stored value without a label is left out, or is its own label', async () => {
  const lin = await world.person();
  const key = '1,no-such';

  expect(await lin.call(getOptionLabels, { dict: 'yn', key })).toEqual(['是']);
  const kept = await lin.call(getOptionLabels, { dict: 'yn', key, delNotExist: 'false' });
  expect(kept).toEqual(['是', 'no-such']);
});

test('users find colleagues of their stores and of departments below theirs, and nobody else', async () => {
  const below = await world.person({ realname: '验收下级', departments: ['d-a01a01a01'] });
  const beside = await world.person({ realname: '验收同店', stores: ['S02010'] });
  const strange = await world.person({
    realname: '验收别处',
    departments: ['d-a01a02'],
    stores: ['S02011'],
  });
  const lin = await world.person({ departments: ['d-a01a01'], stores: ['S02010'] });
  const found = async () =>
    valuesOf((await lin.call(pageOptions, { no: 'person', keyword: 'yanshou' })).records);

  await expect.poll(found).toEqual([below.workNo, beside.workNo].toSorted());
  const names = await lin.call(getOptionLabels, { dict: 'person', key: strange.workNo });
  expect(names).toEqual([]);
  expect((await lin.call(listUsers, { realname: '验收别处' })).total).toBe(0);
});

test('telephone numbers are shown to those who may see everybody, and to their owners', async () => {
  const stores = ['S02020'];
  const clerk = await world.person({ realname: '孙一', phone: '13800000001', stores });
  const admin = await world.person({ roles: ['administrator'] });
  const phones = async (person: typeof clerk) =>
    (await person.call(listUsers, { username: clerk.workNo })).records.map(({ phone }) => phone);
  const colleague = await world.person({ stores });

  await expect.poll(() => phones(colleague)).toEqual([null]);
  expect(await phones(clerk)).toEqual(['13800000001']);
  expect(await phones(admin)).toEqual(['13800000001']);
});

test('options come by pages, the best match first, and a new row is found at once', async () => {
  const stores = ['S02001', 'S02002', 'S02004', 'S02005'];
  const lin = await world.person({ stores });
  const page = (input: { keyword?: string; pageNo?: string; pageSize?: string; bgNo?: string }) =>
    lin.call(pageOptions, { no: 'store', ...input });

  const second = await page({ pageNo: '2', pageSize: '3' });
  expect([valuesOf(second.records), second.total]).toEqual([['S02005'], 4]);
  expect((await page({ bgNo: 'BG99' })).total).toBe(0);

  await db
    .updateTable('store')
    .set({ store_name: '长沙新铺' })
    .where('tenant_id', '=', 0)
    .where('store_no', '=', 'S02002')
    .execute();
  await expect
    .poll(async () => valuesOf((await page({ keyword: 'csxp' })).records))
    .toEqual(['S02002']);
});

test('a filter that a lookup does not take is refused', async () => {
  const lin = await world.person();
  const asked = lin.call(pageOptions, { no: 'department', storeNo: 'S02001' });
  await expect(asked).rejects.toThrow('input.invalid');
});

test('the department tree has each department once, and a part of it by its id', async () => {
  const lin = await world.person();
  const whole = JSON.stringify(await lin.call(getDepartmentTree, {}));
  const rows = await db.selectFrom('department').where('tenant_id', '=', 0).select('id').execute();
  for (const { id } of rows) expect([id, whole.split(`"id":"${id}"`).length]).toEqual([id, 2]);

  const [part] = await lin.call(getDepartmentTree, { ids: 'd-a01a01' });
  expect(part).toMatchObject({ id: 'd-a01a01', parentId: 'd-a01' });
});

/** Each of 10,000 texts is looked at by less than forty small functions. */
const mostCalls = 600_000;

/** Four ways to find one of 10,000: by number, characters, initials and pinyin. */
const ways = (number: string) => [number, '琅琊', 'lyt', 'langyat'];

test('LKP-04 among 10,000 stores each is found at once four ways, by those who work there alone', async () => {
  const [keeper, stranger] = [await world.person({ stores: ['S02030'] }), await world.person()];
  await sql`
    insert into store (store_no, store_name, bg_no, company_no, city, kind, area_sqm, opened_on)
    select 'B' || lpad(n::text, 5, '0'), case n when 4321 then '琅琊台店' else '测量店' end,
      'BG01', 'C01', '上海', 'standard', 120, '2020-01-01' from generate_series(1, 10000) n`.execute(
    db,
  );
  await sql`
    insert into person_store (person_id, store_no)
    select ${keeper.id}, store_no from store where tenant_id = 0 and store_no like 'B%'`.execute(
    db,
  );
  const numbers = async (person: typeof keeper, keyword: string) =>
    valuesOf((await person.call(pageOptions, { no: 'store', keyword })).records);

  for (const keyword of ways('b04321')) {
    await expect.poll(() => numbers(keeper, keyword), { message: keyword }).toEqual(['B04321']);
    expect(await numbers(stranger, keyword)).toEqual([]);
  }
  expect(await countedCalls(() => numbers(keeper, 'lyt'))).toBeLessThan(mostCalls);
  const all = await keeper.call(pageOptions, { no: 'store', pageNo: '200' });
  expect([all.total, all.records.length]).toEqual([10_001, 50]);
});

test('LKP-04 among 10,000 people each is found at once four ways, by those above their department alone', async () => {
  await sql`
    insert into person (id, work_no, realname, password_hash)
    select 'many-' || n, 'm' || lpad(n::text, 5, '0'),
      case n when 4321 then '琅琊彤' else '张三丰' end, '!' from generate_series(1, 10000) n`.execute(
    db,
  );
  await sql`
    insert into person_tenant (person_id, tenant_id)
    select id, 0 from person where id like 'many-%'`.execute(db);
  await sql`
    insert into person_department (person_id, department_id)
    select id, 'd-a01a01a01' from person where id like 'many-%'`.execute(db);
  const [above, beside] = [
    await world.person({ departments: ['d-a01a01'] }),
    await world.person({ departments: ['d-a01a02'] }),
  ];
  const numbers = async (person: typeof above, keyword: string) =>
    valuesOf((await person.call(pageOptions, { no: 'person', keyword })).records);

  for (const keyword of ways('m04321')) {
    await expect.poll(() => numbers(above, keyword), { message: keyword }).toEqual(['m04321']);
    expect(await numbers(beside, keyword)).toEqual([]);
  }
  expect(await countedCalls(() => numbers(above, 'lyt'))).toBeLessThan(mostCalls);
});

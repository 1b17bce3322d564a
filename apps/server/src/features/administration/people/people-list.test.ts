import { listPeople, type PersonSort, PersonState } from '@portal/contract/administration/people';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { visitedRows } from '#testing/database/visited-rows.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });

type Filter = Record<string, string>;
const list = async (input: Filter) => {
  const { records } = await ask(input);
  return records.map(({ realname }) => realname);
};
const ask = ({ state, ...input }: Filter) =>
  administrator.call(listPeople, {
    pageSize: '100',
    ...input,
    sort: sortIn(input),
    state: PersonState.options.find((each) => each === state) ?? '',
  });
const sorts: readonly PersonSort[] = ['workNo', 'realname', '-realname', '-createTime'];
const sortIn = ({ sort }: Filter) => sorts.find((each) => each === sort) ?? 'workNo';
const found = (filter: Filter) => list({ keyword: '部门', ...filter });

test('ADM-01 people are found by name, number, pinyin and initials', async () => {
  const lin = await world.person({ realname: '欧阳若兮' });

  for (const keyword of ['欧阳若兮', '若兮', lin.workNo, 'ouyangruoxi', 'oyrx', 'OuYang']) {
    expect([keyword, await list({ keyword })]).toEqual([keyword, ['欧阳若兮']]);
  }
  expect(await list({ keyword: '欧阳若溪' })).toEqual([]);
  expect(await list({ keyword: '%_' })).toEqual([]);
});

test('ADM-01 people are filtered by department with those below it, position, role, store and state', async () => {
  const { db } = world;
  await db
    .insertInto('department')
    .values([
      { id: 'up', org_code: 'T9', depart_name: '上级部门', company_no: 'C01' },
      { id: 'down', org_code: 'T901', depart_name: '下级部门', company_no: 'C01', parent_id: 'up' },
    ])
    .execute();
  await db.insertInto('position').values({ code: 'guide', name: '导购' }).execute();
  const above = await world.person({ realname: '部门甲', departments: ['up'] });
  await world.person({ realname: '部门乙', departments: ['down'], stores: ['S02003'] });
  await world.person({
    realname: '部门丙',
    departments: ['down'],
    roles: ['auditor'],
    status: 'frozen',
  });
  await db
    .insertInto('person_position')
    .values({ person_id: above.id, position_code: 'guide' })
    .execute();

  expect(await found({ departId: 'up' })).toHaveLength(3);
  expect(await found({ departId: 'down' })).toHaveLength(2);
  expect(await found({ position: 'guide' })).toEqual(['部门甲']);
  expect(await found({ storeNo: 'S02003' })).toEqual(['部门乙']);
  expect(await found({ roleCode: 'auditor' })).toEqual(['部门丙']);
  expect(await found({ state: 'frozen' })).toEqual(['部门丙']);
  expect(await found({ state: 'left' })).toEqual([]);
  expect(await found({ departId: 'up', state: 'active' })).toHaveLength(2);
  expect(await found({ sort: 'realname' })).toEqual(
    ['部门丙', '部门甲', '部门乙'].toSorted(byPinyin),
  );
});

const byPinyin = (a: string, b: string) => a.localeCompare(b, 'zh');

test.each(['store-clerk', 'auditor'])('a member of %s lists nobody', async (role) => {
  const { call } = await world.person({ roles: [role] });

  await expect(call(listPeople, {})).rejects.toThrow('action.denied');
});

test('ADM-01 of 20,000 people each filter gives its page by visiting each a few times', async () => {
  await sql`
    insert into person (id, work_no, realname, password_hash, status)
    select 'mass' || n, 'M' || lpad(n::text, 6, '0'),
      substr('王李张刘陈杨赵黄周吴', n % 10 + 1, 1) || substr('若兮子涵梓晨雨桐浩然', n / 10 % 10 + 1, 1)
        || substr('明华丽强静伟芳军敏磊', n / 100 % 10 + 1, 1),
      '!', case when n % 50 = 0 then 'frozen' else 'active' end
    from generate_series(1, 20000) n`.execute(world.db);
  await sql`insert into person_tenant (person_id, tenant_id)
    select 'mass' || n, 0 from generate_series(1, 20000) n`.execute(world.db);
  await sql`insert into person_department (person_id, department_id)
    select 'mass' || n, case when n % 2 = 0 then 'up' else 'down' end from generate_series(1, 20000) n`.execute(
    world.db,
  );
  await sql`insert into person_store (person_id, store_no)
    select 'mass' || n, case when n % 3 = 0 then 'S02001' else 'S02002' end from generate_series(1, 20000) n`.execute(
    world.db,
  );
  await sql`insert into person_position (person_id, position_code)
    select 'mass' || n, 'guide' from generate_series(1, 20000, 4) n`.execute(world.db);
  await sql`insert into person_role (person_id, role_code)
    select 'mass' || n, 'store-clerk' from generate_series(1, 20000, 2) n`.execute(world.db);
  const tables = sql`person_department, person_store, person_position, person_role`;
  await sql`analyze person, person_tenant, ${tables}`.execute(world.db);
  const queries = [
    {},
    { keyword: 'wrm' },
    { keyword: '王若' },
    { keyword: 'M0150' },
    { departId: 'up' },
    { storeNo: 'S02001' },
    { position: 'guide' },
    { roleCode: 'store-clerk' },
    { departId: 'up', position: 'guide', roleCode: 'store-clerk', storeNo: 'S02002' },
    { state: 'frozen' },
    { departId: 'down', state: 'active', sort: 'realname' },
    { sort: '-realname', pageNo: '150' },
    { sort: '-createTime' },
  ];
  expect((await ask({})).total).toBeGreaterThan(20_000);

  for (const query of queries) {
    const visited = await visitedRows(() => ask({ pageSize: '20', ...query }));
    expect({ query, isFew: visited < 15 * 20_000 }).toEqual({ query, isFew: true });
  }
});

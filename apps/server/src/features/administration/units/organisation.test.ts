import { getPerson } from '@portal/contract/administration/memberships';
import {
  addStore,
  deleteStore,
  editStore,
  getStoreChanges,
  listStores,
} from '@portal/contract/administration/stores';
import {
  addTenant,
  deleteTenant,
  editTenant,
  getTenantChanges,
  listTenants,
} from '@portal/contract/administration/tenants';
import {
  addUnit,
  deleteUnit,
  editUnit,
  getUnitChanges,
  listUnits,
  type UnitKind,
} from '@portal/contract/administration/units';
import { listMine } from '@portal/contract/notices/announcements';
import { listBusinessGroups, listCompanies } from '@portal/contract/workplace/contexts';
import { searchOptions } from '@portal/contract/workplace/lookups';
import type { Call } from '@portal/contract/call';
import { expect, test, vi } from 'vitest';
import { callsOn } from '#testing/server/caller.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const { call } = administrator;

const deleting = async ({ path }: Call, ...keys: string[]) => {
  const url = keys.reduce((text, key) => text.replace(/:\w+/, key), path);
  const { headers } = administrator;
  return (await world.inject({ method: 'DELETE', url: `/api${url}`, headers })).json();
};

test.each([
  ['group', 'BG77', 'BG01', /女装事业部.*门店 \d+ 处/],
  ['company', 'C77', 'C01', /华东分公司.*(门店|部门) \d+ 处/],
] as const)(
  'ADM-06 a %s is made, changed, switched off and deleted; one in use is not deleted, and the refusal says where',
  async (kind: UnitKind, no, used, words) => {
    const fields = { kind, no, name: '试用一', sort: 9, enabled: true };
    await call(addUnit, fields);
    await expect(call(addUnit, fields)).rejects.toThrow('unit.taken');
    const mine = kind === 'group' ? { businessGroups: [no] } : { companies: [no] };
    const lin = await world.person(mine);
    const chosen = kind === 'group' ? { bgNo: no } : { companyNo: no };
    const offered = async () =>
      kind === 'group'
        ? (await lin.call(listBusinessGroups, {})).length
        : (await lin.call(listCompanies, {})).length;
    await lin.tab(chosen)(listMine, {});
    expect(await offered()).toBe(1);

    await call(editUnit, { ...fields, name: '试用二', enabled: false, version: 1 });

    await vi.waitFor(
      () => expect(lin.tab(chosen)(listMine, {})).rejects.toThrow('context.foreign'),
      60_000,
    );
    expect(await offered()).toBe(0);
    const late = call(editUnit, { ...fields, version: 1 });
    await expect(late).rejects.toThrow('unit.changed');
    await vi.waitFor(async () => {
      const { records } = await call(getUnitChanges, { kind, no });
      expect(records[0]).toMatchObject({
        before: { name: '试用一', enabled: '启用' },
        after: { name: '试用二', enabled: '停用' },
      });
    }, 60_000);
    expect(await deleting(deleteUnit, kind, no)).toMatchObject({
      reason: 'unit.in-use',
      message: expect.stringContaining('人员 1 处'),
    });
    expect((await deleting(deleteUnit, kind, used)).message).toMatch(words);

    const table = kind === 'group' ? 'person_business_group' : 'person_company';
    await world.db
      .deleteFrom(table)
      .where('tenant_id', '=', 0)
      .where('person_id', '=', lin.id)
      .execute();
    await call(deleteUnit, { kind, no });
    expect((await call(listUnits, { kind, keyword: no })).total).toBe(0);
  },
);

const store = {
  storeNo: 'S77001',
  storeName: '试用滨江店',
  bgNo: 'BG01',
  companyNo: 'C01',
  city: '杭州',
  kind: 'standard',
  area: 120,
  openedOn: '2026-11-01',
  state: 'open',
} as const;

const lin = await world.person({ roles: ['store-clerk'] });
const otherNode = await world.anotherNode();
const there = callsOn(otherNode, { clock: world.clock, ...lin });
const offered = async () =>
  (await there(searchOptions, { dict: 'store', keyword: 'S77001' })).map(({ text }) => text);
const changesOf = async (storeNo: string) =>
  (await call(getStoreChanges, { storeNo })).records.map(({ what }) => what);

test('ADM-06 a store is made, changed and closed; its changes reach the lookups of another node within three seconds', async () => {
  await call(addStore, store);
  await world.db
    .insertInto('person_store')
    .values({ person_id: lin.id, store_no: 'S77001' })
    .execute();
  await vi.waitFor(async () => expect(await offered()).toEqual(['试用滨江店']), 60_000);

  await call(editStore, { ...store, storeName: '试用钱江店', version: 1 });
  await vi.waitFor(async () => expect(await offered()).toEqual(['试用钱江店']), 60_000);

  await call(editStore, { ...store, state: 'closed', version: 2 });
  await vi.waitFor(async () => expect(await offered()).toEqual([]), 60_000);
  expect((await call(listStores, { keyword: '试用', state: 'closed' })).total).toBe(1);
  await expect.poll(() => changesOf('S77001')).toEqual(['edited', 'edited', 'added']);
});

test('ADM-06 a store in use is not deleted, and the refusal says where', async () => {
  const again = { ...store, storeNo: 'S77003' };
  await call(addStore, again);
  const wang = await world.person({ stores: ['S77003'] });
  expect((await deleting(deleteStore, 'S77003')).message).toContain(
    '「试用滨江店」仍在使用，不能删除：人员 1 处',
  );
  expect((await deleting(deleteStore, 'S02001')).message).toMatch(/销售数据 \d+ 处/);

  await world.db.deleteFrom('person').where('id', '=', wang.id).execute();
  await call(deleteStore, { storeNo: 'S77003' });
  expect((await call(listStores, { keyword: 'S77003' })).total).toBe(0);
});

test.each([
  ['without a group that there is', { bgNo: 'BG99' }, 'membership.unknown'],
  ['with the number that means none', { storeNo: '99999' }, 'input.invalid'],
  ['with a number that is taken', { storeNo: 'S02001' }, 'unit.taken'],
])('a store %s is refused', async (_, wrong, refusal) => {
  await expect(call(addStore, { ...store, storeNo: 'S77002', ...wrong })).rejects.toThrow(refusal);
});

test('ADM-06 a tenant is made with its maker as administrator, frozen with all sessions in it, and deleted while it is empty', async () => {
  await call(addTenant, { id: 77, name: '试用租户' });
  await expect(call(addTenant, { id: 77, name: '试用租户' })).rejects.toThrow('unit.taken');
  const within = await world.person({ tenantId: 77 });
  await within.call(listMine, {});
  expect(await deleting(deleteTenant, '77')).toMatchObject({
    reason: 'unit.in-use',
    message: expect.stringContaining('人员 2 人'),
  });
  expect((await call(getPerson, { id: administrator.id })).memberships).toContainEqual(
    expect.objectContaining({ kind: 'tenant', key: '77', text: '试用租户' }),
  );

  await call(editTenant, { id: 77, version: 1, name: '试用租户二', status: 0 });

  await expect(within.call(listMine, {})).rejects.toThrow('session.expired');
  expect((await call(listTenants, { keyword: '试用' })).records).toEqual([
    { id: 77, name: '试用租户二', status: 0, version: 2, people: 2 },
  ]);
  const changes = async () =>
    (await call(getTenantChanges, { id: '77' })).records.map(({ what }) => what);
  await expect.poll(changes).toEqual(['edited', 'added']);
  await world.db.deleteFrom('person').where('id', '=', within.id).execute();
  await call(deleteTenant, { id: '77' });
  expect((await call(listTenants, { keyword: '试用' })).total).toBe(0);
});

test('nobody freezes or deletes the default tenant, or changes tenants out of another', async () => {
  const own = call(editTenant, { id: 0, version: 1, name: '默认租户', status: 0 });
  await expect(own).rejects.toThrow('unit.own-tenant');
  await expect(call(deleteTenant, { id: '0' })).rejects.toThrow('unit.own-tenant');

  await call(addTenant, { id: 78, name: '另一租户' });
  const other = await world.person({ tenantId: 78, roles: ['administrator'] });
  await expect(other.call(addTenant, { id: 79, name: '越权' })).rejects.toThrow('scope.exceeded');
  const freeze = other.call(editTenant, { id: 0, version: 1, name: '越权', status: 0 });
  await expect(freeze).rejects.toThrow('scope.exceeded');
  expect((await other.call(listTenants, {})).records.map(({ id }) => id)).toEqual([78]);
  await expect(other.call(getTenantChanges, { id: '0' })).rejects.toThrow('scope.exceeded');
});

import {
  changeCompany,
  listBusinessGroups,
  listCompanies,
  queryIsStore,
  saveLoginInfo,
  selectStores,
} from '@portal/contract/workplace/contexts';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();

const sealedOf = async (personId: string) => {
  const entries = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', personId)
    .select(['kind', 'detail'])
    .orderBy('seq')
    .execute();
  return entries.map(({ kind, detail }) => [kind, detail]);
};

test('MOD-01 one is offered one’s own business groups, in their order', async () => {
  const lin = await world.person({ businessGroups: ['BG03', 'BG01'] });

  expect(await lin.call(listBusinessGroups, {})).toEqual([
    { bgNo: 'BG01', bgName: '女装事业部' },
    { bgNo: 'BG03', bgName: '童装事业部' },
  ]);
});

test('CTX-07 there is something to pick from for those who have a store', async () => {
  const [lin, wang] = [await world.person({ stores: ['S02001'] }), await world.person()];

  expect(await lin.call(queryIsStore, {})).toBe(1);
  expect(await wang.call(queryIsStore, {})).toBe(0);
});

test('MOD-04 one’s stores come by pages, and are told from one another', async () => {
  const stores = Array.from({ length: 60 }, (_, index) => `S0${2_001 + index}`);
  const lin = await world.person({ stores });

  const first = await lin.call(selectStores, {});
  const second = await lin.call(selectStores, { pageNo: '2' });

  expect(first.records[0]).toEqual({
    storeNo: 'S02001',
    storeName: '上海南京西路旗舰店',
    bgNo: 'BG01',
    city: '上海',
    area: 1_180,
  });
  expect(first).toMatchObject({ total: 60, size: 50, current: 1, pages: 2 });
  expect([first.records.length, second.records.length]).toEqual([50, 10]);
  const numbers = [...first.records, ...second.records].map(({ storeNo }) => storeNo);
  expect(numbers).toEqual(stores);
});

test.each([
  ['part of the name', '南京西'],
  ['the number', 's02001'],
  ['the initials of its pinyin', 'NJXL'],
  ['its pinyin', 'nanjingxi'],
])('a store is found by %s, and only among one’s own', async (_, keyword) => {
  const [lin, wang] = [
    await world.person({ stores: ['S02001', 'S02002'] }),
    await world.person({ stores: ['S02002'] }),
  ];

  const found = await lin.call(selectStores, { keyword });

  expect(found.records.map(({ storeNo }) => storeNo)).toEqual(['S02001']);
  expect(await wang.call(selectStores, { keyword })).toMatchObject({ records: [], total: 0 });
});

test('what would be a wildcard in the database is a character like any other', async () => {
  const lin = await world.person({ stores: ['S02001', 'S02002'] });

  for (const keyword of ['%', '_', '\\']) {
    expect(await lin.call(selectStores, { keyword })).toMatchObject({ records: [], total: 0 });
  }
});

test.each([{ pageSize: '10000' }, { pageNo: '0' }, { pageNo: '1;' }, { pageSize: '-1' }])(
  'a page of %j is refused',
  async (page) => {
    const lin = await world.person({ stores: ['S02001'] });
    await expect(lin.call(selectStores, page)).rejects.toThrow('input.invalid');
  },
);

test('CTX-06 the store one works in is noted for good, and so is that there is none', async () => {
  const lin = await world.person({ stores: ['S02001'] });

  await lin.call(saveLoginInfo, { storeNo: 'S02001', userNo: lin.workNo });
  await lin.call(saveLoginInfo, { storeNo: '99999', userNo: lin.workNo });

  expect(await sealedOf(lin.id)).toEqual([
    ['context.chosen', { storeNo: 'S02001' }],
    ['context.chosen', { storeNo: '99999' }],
  ]);
});

test('MOD-07 the company that was changed to is the current one, until then the first', async () => {
  const lin = await world.person({ companies: ['C02', 'C01'] });
  const current = async () =>
    (await lin.call(listCompanies, {})).find(({ currentCompany }) => currentCompany)?.companyNo;
  expect(await current()).toBe('C01');

  await lin.call(changeCompany, { companyNo: 'C02' });

  expect(await current()).toBe('C02');
});

test('a tab that works for another company is told of that one', async () => {
  const lin = await world.person({ companies: ['C01', 'C02'] });

  const companies = await lin.tab({ companyNo: 'C02' })(listCompanies, {});

  expect(companies.map(({ currentCompany }) => currentCompany)).toEqual([false, true]);
});

test('A45 nobody works for a foreign company or store, or in another’s name, and that is sealed', async () => {
  const lin = await world.person({ stores: ['S02001'], companies: ['C01'] });
  const wang = await world.person({ stores: ['S02002'], companies: ['C02'] });

  await expect(lin.call(changeCompany, { companyNo: 'C02' })).rejects.toThrow('company.foreign');
  await expect(lin.call(saveLoginInfo, { storeNo: 'S02002', userNo: lin.workNo })).rejects.toThrow(
    'store.foreign',
  );
  await expect(lin.call(saveLoginInfo, { storeNo: 'S02001', userNo: wang.workNo })).rejects.toThrow(
    'claim.mismatch',
  );

  await expect
    .poll(async () => (await sealedOf(lin.id)).map(([, detail]) => detail))
    .toMatchObject([
      { refusal: 'company.foreign' },
      { refusal: 'store.foreign' },
      { refusal: 'claim.mismatch' },
    ]);
});

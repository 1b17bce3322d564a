import * as desk from '@portal/contract/administration/dictionaries';
import { getDictionaryItems } from '@portal/contract/workplace/dictionaries';
import { recordCalls } from '@portal/contract/records/record-calls';
import { suppliers } from '@portal/gims/records/suppliers';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'], realname: '管理员' });
const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
const { call } = administrator;

let serial = 0;
/** A dictionary of its own with these values. */
async function dictionaryOf(...values: string[]): Promise<string> {
  const dictCode = `made_${(serial += 1)}`;
  await call(desk.addDictionary, { dictCode, dictName: `字典 ${serial}` });
  for (const itemValue of values) {
    await call(desk.addDictionaryItem, {
      dictId: dictCode,
      itemValue,
      itemText: `项 ${itemValue}`,
    });
  }
  return dictCode;
}
const itemsIn = async (dictId: string) => (await call(desk.getDictionary, { dictId })).records;
const valuesIn = async (dictId: string) =>
  (await itemsIn(dictId)).map(({ itemValue }) => itemValue);
const offered = async (dictCode: string) =>
  (await clerk.call(getDictionaryItems, { dictCode })).map(({ text }) => text);
const historyOf = async (dictId: string) =>
  (await call(desk.listDictionaryChanges, { dictId })).records;

test('the history of a dictionary begins with its newest change, past the tenth of the trail too', async () => {
  const dictId = await dictionaryOf('a');
  for (let nth = 1; nth <= 12; nth += 1) {
    await call(desk.editDictionary, { id: dictId, dictName: `第 ${nth} 个名称` });
  }

  const [newest] = await historyOf(dictId);
  expect(newest?.after).toEqual({ dictName: '第 12 个名称' });
});

test('a dictionary is added with items, found by code and by name, and offered to everybody', async () => {
  const code = await dictionaryOf('b', 'a');

  const found = await call(desk.listDictionaries, { keyword: '字典 ' + serial });
  expect(found.records).toMatchObject([{ dictCode: code, items: 2, offered: 2 }]);
  const byCode = await call(desk.listDictionaries, { keyword: code.toUpperCase() });
  expect(byCode.records.map(({ dictCode }) => dictCode)).toContain(code);
  await expect.poll(() => offered(code)).toEqual(['项 b', '项 a']);
  await expect(call(desk.addDictionary, { dictCode: code, dictName: '又一个' })).rejects.toThrow(
    'dictionary.taken',
  );
  await expect(
    call(desk.addDictionaryItem, { dictId: code, itemValue: 'a', itemText: '又一项' }),
  ).rejects.toThrow('dictionary.item-taken');
});

test('an item is renamed, coloured and switched off; it is offered no more, and its value stays', async () => {
  const code = await dictionaryOf('a', 'b');
  const [first] = await itemsIn(code);

  await call(desk.editDictionaryItem, {
    dictId: code,
    itemValue: 'a',
    itemText: '改名',
    itemColor: 'red',
    status: 0,
    version: first?.version,
  });

  expect((await itemsIn(code))[0]).toMatchObject({
    itemValue: 'a',
    itemText: '改名',
    itemColor: 'red',
    status: 0,
  });
  await expect.poll(() => offered(code)).toEqual(['项 b']);
});

test('of two who edit one item the later is told, and nothing of theirs is saved', async () => {
  const code = await dictionaryOf('a');
  const [seen] = await itemsIn(code);
  const edit = (itemText: string) =>
    call(desk.editDictionaryItem, {
      dictId: code,
      itemValue: 'a',
      itemText,
      version: seen?.version,
    });

  const ends = await Promise.allSettled([edit('甲'), edit('乙')]);

  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(edit('丙')).rejects.toThrow('dictionary.changed');
  expect(['甲', '乙']).toContain((await itemsIn(code))[0]?.itemText);
});

test('items are put into another order; an order that leaves one out or is of old is refused', async () => {
  const code = await dictionaryOf('a', 'b', 'c');
  const { dictionary } = await call(desk.getDictionary, { dictId: code });
  const order = (values: string[], version = dictionary.version) =>
    call(desk.orderDictionaryItems, { dictId: code, values, version });

  await expect(order(['c', 'a'])).rejects.toThrow('dictionary.changed');
  await expect(order(['c', 'a', 'a'])).rejects.toThrow('dictionary.changed');
  await expect(order(['c', 'a', 'x'])).rejects.toThrow('dictionary.changed');
  await order(['c', 'a', 'b']);

  expect(await valuesIn(code)).toEqual(['c', 'a', 'b']);
  await expect.poll(() => offered(code)).toEqual(['项 c', '项 a', '项 b']);
  await expect(order(['a', 'b', 'c'])).rejects.toThrow('dictionary.changed');
  await call(desk.addDictionaryItem, { dictId: code, itemValue: 'd', itemText: '末项' });
  expect(await valuesIn(code)).toEqual(['c', 'a', 'b', 'd']);
});

test('where a dictionary is used is told by field with stored values counted, and keeps those from removal', async () => {
  const dictId = 'supplier_level';
  const counted = async () =>
    (await call(desk.listDictionaryUses, { dictId })).flatMap(({ counts }) => counts);
  await call(desk.addDictionaryItem, { dictId, itemValue: 'trial', itemText: '试用' });
  await call(desk.addDictionaryItem, { dictId, itemValue: 'gone', itemText: '无人使用' });
  await call(recordCalls(suppliers).create, {
    fields: { name: '甲厂', kind: 'garment', city: '宁波', grade: 'trial', leadDays: 30 },
  });

  const uses = await call(desk.listDictionaryUses, { dictId });
  expect(uses).toContainEqual(
    expect.objectContaining({
      subject: suppliers.one,
      field: '等级',
      sysName: expect.stringMatching(/\S/),
    }),
  );
  expect(await counted()).toContainEqual({ value: 'trial', rows: 1 });
  const remove = (itemValue: string) => call(desk.deleteDictionaryItem, { dictId, itemValue });
  await expect(remove('trial')).rejects.toThrow('dictionary.item-in-use');
  await remove('gone');
  await expect(remove('gone')).rejects.toThrow('dictionary.no-item');
  await expect(call(desk.deleteDictionary, { id: dictId })).rejects.toThrow('dictionary.in-use');
});

test('a dictionary that nothing uses is removed with its items', async () => {
  const code = await dictionaryOf('a');

  await call(desk.deleteDictionary, { id: code });

  await expect.poll(() => offered(code).catch(String)).toContain('dictionary.unknown');
  await expect(call(desk.getDictionary, { dictId: code })).rejects.toThrow('dictionary.unknown');
});

test('the history of a dictionary has who, what was before and what is after, the newest first', async () => {
  const code = await dictionaryOf('a');
  await call(desk.editDictionaryItem, { dictId: code, itemValue: 'a', itemText: '改名' });

  const records = await historyOf(code);

  expect(records.map(({ what }) => what)).toEqual(['item.edited a', 'item.added', 'added']);
  expect(records[0]).toMatchObject({
    realname: '管理员',
    workNo: administrator.workNo,
    before: { itemText: '项 a' },
    after: { itemText: '改名' },
  });
});

const sheet = (...rows: string[]) => ['数据值,名称,颜色,启用,描述', ...rows].join('\r\n');

test('a sheet of items is tried, imported, and changes nothing when imported again', async () => {
  const code = await dictionaryOf('a', 'b');
  const rows = sheet('a,项 a,,是,', 'b,"乙，改名",red,否,停用', 'c,丙,,,');
  const run = (trial: boolean) =>
    call(desk.importDictionaryItems, { dictId: code, sheet: rows, trial });

  expect(await run(true)).toEqual({ added: 1, changed: 1, same: 1, wrong: [] });
  expect(await valuesIn(code)).toEqual(['a', 'b']);
  await run(false);
  expect(await run(false)).toEqual({ added: 0, changed: 0, same: 3, wrong: [] });

  expect(await itemsIn(code)).toMatchObject([
    { itemText: '项 a', status: 1 },
    { itemText: '乙，改名', itemColor: 'red', status: 0, description: '停用' },
    { itemValue: 'c', itemText: '丙', status: 1 },
  ]);
});

test('a sheet with a wrong row changes nothing, and each wrong row is named', async () => {
  const code = await dictionaryOf('a');
  const rows = sheet('a,改名,,是,', ',无值,,,', 'c,丙,pink,也许,', 'a,重复,,,');

  const { wrong } = await call(desk.importDictionaryItems, {
    dictId: code,
    sheet: rows,
    trial: false,
  });

  expect(wrong.map(({ row }) => row)).toEqual([3, 4, 5]);
  expect(wrong[2]?.words).toContain('第 2 行');
  expect((await itemsIn(code))[0]?.itemText).toBe('项 a');
  const other = await call(desk.importDictionaryItems, {
    dictId: code,
    sheet: 'a,b\r\n1,2',
    trial: true,
  });
  expect(other.wrong).toHaveLength(1);
});

test('what is exported is imported again as the same, also where a text looks like a formula', async () => {
  const code = await dictionaryOf('a');
  await call(desk.addDictionaryItem, { dictId: code, itemValue: '=b', itemText: '=1+1' });
  const url = `/api${desk.exportDictionaryItems.path}?dictId=${code}`;
  const { body } = await world.inject({ url, headers: administrator.headers });

  expect(body).toContain("'=1+1");
  const trial = { dictId: code, sheet: body, trial: true };
  expect(await call(desk.importDictionaryItems, trial)).toMatchObject({ same: 2, wrong: [] });
});

test('a clerk reads and changes nothing at the desk of dictionaries, and each attempt is in the audit trail', async () => {
  const dictId = await dictionaryOf('a');
  const attempts = [
    clerk.call(desk.listDictionaries, {}),
    clerk.call(desk.getDictionary, { dictId }),
    clerk.call(desk.listDictionaryUses, { dictId }),
    clerk.call(desk.listDictionaryChanges, { dictId }),
    clerk.call(desk.exportDictionaryItems, { dictId }),
    clerk.call(desk.addDictionary, { dictCode: 'foreign', dictName: '外来' }),
    clerk.call(desk.editDictionary, { id: dictId, dictName: '改名' }),
    clerk.call(desk.deleteDictionary, { id: dictId }),
    clerk.call(desk.addDictionaryItem, { dictId, itemValue: 'b', itemText: '乙' }),
    clerk.call(desk.editDictionaryItem, { dictId, itemValue: 'a', itemText: '乙' }),
    clerk.call(desk.deleteDictionaryItem, { dictId, itemValue: 'a' }),
    clerk.call(desk.orderDictionaryItems, { dictId, values: ['a'] }),
    clerk.call(desk.importDictionaryItems, { dictId, sheet: sheet('b,乙,,,'), trial: false }),
  ];

  for (const attempt of attempts) await expect(attempt).rejects.toThrow('action.denied');

  expect(await valuesIn(dictId)).toEqual(['a']);
  const refused = () =>
    world.db
      .selectFrom('audit_entry')
      .where('kind', '=', 'refusal')
      .where('actor_id', '=', clerk.id)
      .where('detail', '@>', JSON.stringify({ refusal: 'action.denied' }))
      .select('seq')
      .execute();
  await expect.poll(async () => (await refused()).length).toBe(attempts.length);
});

test('dictionaries, their history and their uses are those of the tenant alone', async () => {
  await world.db.insertInto('tenant').values({ id: 88, name: '乙集团' }).execute();
  const code = await dictionaryOf('a');
  const foreign = await world.person({ tenantId: 88 });
  await withinTenant(88, async () => {
    const role = { code: 'all-of-it', name: '全权', holds_all: true };
    await world.db.insertInto('role').values(role).execute();
    const held = { person_id: foreign.id, role_code: role.code };
    await world.db.insertInto('person_role').values(held).execute();
  });

  await expect
    .poll(() => foreign.call(desk.listDictionaries, { keyword: code }).catch(String))
    .toMatchObject({ total: 0 });
  await expect(foreign.call(desk.getDictionary, { dictId: code })).rejects.toThrow(
    'dictionary.unknown',
  );
  const { total } = await foreign.call(desk.listDictionaryChanges, { dictId: code });
  expect(total).toBe(0);
});

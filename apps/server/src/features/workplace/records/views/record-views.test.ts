import { recordCalls } from '@portal/contract/records/record-calls';
import { disputes } from '@portal/lms/records/disputes';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { showUsualRecords } from '#testing/fixtures/usual-records.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const calls = recordCalls(disputes);

// A role that reads disputes, but not their amounts.
await withinTenant(0, async () => {
  await world.db.insertInto('role').values({ code: 'reader', name: '案件查阅' }).execute();
  const actions = ['lms:dispute:list', 'lms:dispute:add', 'lms:dispute:edit', 'lms:dispute:export'];
  await world.db
    .insertInto('role_action')
    .values(actions.map((action_code) => ({ role_code: 'reader', action_code })))
    .execute();
});
await showUsualRecords(world.db, ['reader']);
const lawyer = await world.person({ roles: ['administrator', 'reader'], realname: '顾明远' });
const reader = await world.person({ roles: ['reader'] });

const open = {
  keyword: '纠纷',
  filter: JSON.stringify({ field: 'state', op: 'is', value: 'open' }),
  sort: 'hearing',
  columns: ['title', 'amount', 'hearing'],
};

test('KIT-08 a view is saved under a name, changed, made the default and deleted', async () => {
  const made = await lawyer.call(calls.addView, { name: ' 审理中 ', view: open });
  const other = await lawyer.call(calls.addView, { name: '全部', view: {}, isDefault: true });
  expect(made).toMatchObject({ name: '审理中', isOwn: true, isDefault: false, view: open });

  const view = { ...open, sort: 'amount.desc' };
  await lawyer.call(calls.editView, { id: made.id, name: '在审', view, isDefault: true });

  const { views } = await lawyer.call(calls.listViews, {});
  expect(views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['全部', false],
    ['在审', true],
  ]);
  expect(views[1]?.view).toEqual(view);
  for (const { id } of [made, other]) await lawyer.call(calls.deleteView, { id });
  expect((await lawyer.call(calls.listViews, {})).views).toEqual([]);
  const again = lawyer.call(calls.deleteView, { id: made.id });
  await expect(again).rejects.toThrow('record-view.not-found');
});

test('KIT-08 a view shared with a role shows its holders no column they may not see, and changes by its owner alone', async () => {
  const shared = await lawyer.call(calls.addView, { name: '团队', view: open, role: 'reader' });
  const byAmount = { ...open, sort: 'amount.desc' };
  await lawyer.call(calls.addView, { name: '大额', view: byAmount, role: 'reader' });
  const filter = JSON.stringify({ any: [{ field: 'amount', op: 'least', value: 90_000 }] });
  await lawyer.call(calls.addView, { name: '重大', view: { ...open, filter }, role: 'reader' });

  const { views, roles } = await reader.call(calls.listViews, {});

  expect(views).toEqual([
    {
      id: shared.id,
      name: '团队',
      owner: '顾明远',
      isOwn: false,
      role: 'reader',
      isDefault: false,
      view: { ...open, columns: ['title', 'hearing'] },
    },
  ]);
  expect(roles).toEqual([{ code: 'reader', name: '案件查阅' }]);
  const edit = reader.call(calls.editView, { id: shared.id, name: 'x', view: {} });
  await expect(edit).rejects.toThrow('record-view.not-found');
  const remove = reader.call(calls.deleteView, { id: shared.id });
  await expect(remove).rejects.toThrow('record-view.not-found');
  const outsider = await world.person({ roles: ['administrator'] });
  expect((await outsider.call(calls.listViews, {})).views).toEqual([]);
});

test('a view is shared with a role of one’s own alone, and says what does not fit its type', async () => {
  const role = 'store-clerk';
  const foreign = reader.call(calls.addView, { name: 'x', view: {}, role });
  await expect(foreign).rejects.toThrow('record-view.foreign-role');
  const hidden = reader.call(calls.addView, { name: 'x', view: { columns: ['amount'] } });
  await expect(hidden).rejects.toThrow('record.hidden-field');
  const unknown = reader.call(calls.addView, { name: 'x', view: { sort: 'tenant_id' } });
  await expect(unknown).rejects.toThrow('input.invalid');
  const nameless = reader.call(calls.addView, { name: ' ', view: {} });
  await expect(nameless).rejects.toThrow('input.invalid');
});

const filterBy = (field: string) =>
  `filter=${encodeURIComponent(JSON.stringify({ any: [{ field, op: 'least', value: 1 }] }))}`;
const refusalOf = async (query: string) => {
  const reply = await world.inject({
    url: `/api${calls.find.path}?${query}`,
    headers: reader.headers,
  });
  const { reason, message } = reply.json();
  return [reply.statusCode, reason, message];
};

test('KIT-06 a search by a field that is hidden or unknown is refused in words that name it', async () => {
  const hidden = [403, 'record.hidden-field', '没有权限按「标的额」筛选、排序或合计'];

  expect(await refusalOf(filterBy('amount'))).toEqual(hidden);
  expect(await refusalOf('sort=hearing,amount.desc')).toEqual(hidden);
  expect(await refusalOf(filterBy('shelf'))).toEqual([
    400,
    'input.invalid',
    '筛选条件有误：没有字段「shelf」',
  ]);
  expect(await refusalOf(filterBy('title'))).toEqual([400, 'input.invalid', '筛选条件有误']);
});

test('a field with an action is in no row, count, change or timeline of those who do not hold it', async () => {
  const fields = { title: '商标使用纠纷', side: 'plaintiff', amount: 90_000 };
  const { id } = await lawyer.call(calls.create, { fields });
  await lawyer.call(calls.edit, { id, version: 1, fields: { amount: 95_000, note: '已立案' } });

  const seen = await reader.call(calls.get, { id });
  expect(Object.keys(seen.fields)).toEqual(['title', 'side', 'hearing', 'note']);
  const filter = JSON.stringify({ any: [{ field: 'amount', op: 'least', value: 1 }] });
  for (const search of [{ sort: 'amount' }, { filter }]) {
    await expect(reader.call(calls.find, search)).rejects.toThrow('record.hidden-field');
    await expect(reader.call(calls.exportAll, search)).rejects.toThrow('record.hidden-field');
  }
  await expect(reader.call(calls.count, { sums: 'amount' })).rejects.toThrow('record.hidden-field');
  await expect(reader.call(calls.create, { fields })).rejects.toThrow('record.hidden-field');
  const edit = reader.call(calls.edit, { id, version: 2, fields: { amount: 1 } });
  await expect(edit).rejects.toThrow('record.hidden-field');
  const { events } = await reader.call(calls.timeline, { id });
  expect(events[0]?.changes).toEqual([{ field: 'note', from: null, to: '已立案' }]);

  // What they do change leaves it as it is.
  await reader.call(calls.edit, { id, version: 2, fields: { note: '已开庭' } });
  expect((await lawyer.call(calls.get, { id })).fields['amount']).toBe(95_000);
});

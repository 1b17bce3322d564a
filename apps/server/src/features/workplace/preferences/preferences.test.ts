import { getPreferences, savePreferences } from '@portal/contract/workplace/preferences';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();

test('SET-14 what a person likes is the same wherever they sign in, and nobody else’s', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  expect(await lin.call(getPreferences, {})).toEqual({});

  await lin.call(savePreferences, { layout: { layout: 'sidemenu', dye: 'songlv' } });
  await lin.call(savePreferences, { pinnedSystems: ['ors', 'crm'] });
  await lin.call(savePreferences, { layout: { dye: 'zhusha' } });

  expect(await lin.call(getPreferences, {})).toEqual({
    layout: { dye: 'zhusha' },
    pinnedSystems: ['ors', 'crm'],
  });
  expect(await wang.call(getPreferences, {})).toEqual({});
});

test('what an earlier release kept and this one does not know is left out, and does no harm', async () => {
  const lin = await world.person();
  const former = [
    { name: 'wallpaper', value: '"tweed"' },
    { name: 'pinnedSystems', value: '["erp"]' },
    { name: 'layout', value: '{"dye":"songlv"}' },
  ].map((row) => ({ ...row, person_id: lin.id, changed_at: world.clock.now() }));
  await world.db.insertInto('preference').values(former).execute();

  expect(await lin.call(getPreferences, {})).toEqual({ layout: { dye: 'songlv' } });
});

test('KIT-07 the columns of a table are the same wherever a user signs in', async () => {
  const lin = await world.person();
  const layout = {
    order: ['id', 'day'],
    hidden: ['note'],
    pinned: { day: null },
    widths: { day: 120 },
  };

  await lin.call(savePreferences, { tables: [{ table: '/ors/stock/count', layout }] });

  expect(await lin.call(getPreferences, {})).toEqual({
    tables: [{ table: '/ors/stock/count', layout }],
  });
});

test('a page of an older release leaves out preferences of a newer one, by name or by shape', () => {
  const newer = {
    wallpaper: 'tweed',
    layout: { dye: 'songlv', grain: 'fine' },
    pinnedSystems: ['ors'],
  };

  expect(getPreferences.result.parse(newer)).toEqual({ pinnedSystems: ['ors'] });
});

test.each([
  ['a name nobody knows', { wallpaper: 'tweed' }],
  ['a value of another shape', { pinnedSystems: ['erp'] }],
  ['more than there is room for', { pinnedSystems: Array.from({ length: 9 }, () => 'ors') }],
])('%s is refused, and nothing is kept', async (_, body) => {
  const lin = await world.person();

  const answer = await world.inject({
    method: 'PUT',
    url: '/api/common/sys/userInfo/preferences',
    headers: lin.headers,
    payload: body,
  });

  expect(answer.statusCode).toBe(400);
  expect(await lin.call(getPreferences, {})).toEqual({});
});

import { getDictionaryItems } from '@portal/contract/workplace/dictionaries';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';

async function addDictionary(code: string, items: number, text: string): Promise<void> {
  await world.db.insertInto('dictionary').values({ code, name: code }).execute();
  const rows = Array.from({ length: items }, (_, index) => ({
    dictionary_code: code,
    value: String(index),
    text,
  }));
  await world.db.insertInto('dictionary_item').values(rows).execute();
}

test('dictionaries too large for a browser stay behind, whole, and can be asked for', async () => {
  const lin = await world.person({ password });
  const before = Object.keys((await world.signIn(lin.workNo, password)).sysAllDictItems);
  await addDictionary('aa_many', 501, 'x');
  await addDictionary('aa_heavy', 400, '布'.repeat(300));
  await addDictionary('aa_light', 500, '布');

  await vi.waitFor(async () => {
    const { sysAllDictItems } = await world.signIn(lin.workNo, password);
    expect(Object.keys(sysAllDictItems).toSorted()).toEqual(['aa_light', ...before].toSorted());
    expect(JSON.stringify(sysAllDictItems).length).toBeLessThan(256 * 1_024);
  }, 60_000);
  expect(await lin.call(getDictionaryItems, { dictCode: 'aa_heavy' })).toHaveLength(400);
});

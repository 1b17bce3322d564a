import { getDictionaryItems } from '@portal/contract/workplace/dictionaries';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const lin = await world.person();

const offered = async () =>
  (await lin.call(getDictionaryItems, { dictCode: 'yn' })).map(({ value }) => value);

const addItem = (value: string, more: { sort?: number; enabled?: boolean } = {}) =>
  world.db
    .insertInto('dictionary_item')
    .values({ dictionary_code: 'yn', value, text: `选项 ${value}`, ...more })
    .execute();

test('a dictionary gives its choices in their order, under every name front ends know', async () => {
  expect(await lin.call(getDictionaryItems, { dictCode: 'priority' })).toEqual([
    { value: 'L', text: '一般消息', title: '一般消息', label: '一般消息', color: 'blue' },
    { value: 'M', text: '重要消息', title: '重要消息', label: '重要消息', color: 'orange' },
    { value: 'H', text: '紧急消息', title: '紧急消息', label: '紧急消息', color: 'red' },
  ]);
});

test('a choice that is switched off is not offered', async () => {
  await addItem('never', { enabled: false });
  await addItem('maybe', { sort: 9 });

  await expect.poll(offered).toEqual(['0', '1', 'maybe']);
});

test('a code that names no dictionary is refused in one sentence', async () => {
  await expect(lin.call(getDictionaryItems, { dictCode: 'no_such' })).rejects.toThrow(
    'dictionary.unknown',
  );
});

import { expect, test } from 'vitest';
import { createTypeahead, initialsOf } from './typeahead.ts';

const texts = ['刷新', '关闭其他', '关闭右侧', '删除', 'Export'];
const keyAt = (key: string, timeStamp: number) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});

test('the initials of a text are those of its characters in pinyin', () => {
  expect(initialsOf('导出 Excel')).toBe('dc excel');
  expect(initialsOf('全选')).toBe('qx');
  expect(initialsOf('重新获取').slice(1)).toBe('xhq');
});

test('one letter again and again goes from item to item and round', () => {
  const typeahead = createTypeahead();
  expect(typeahead.find(keyAt('s', 1_000), texts, 0)).toBe(3);
  expect(typeahead.find(keyAt('s', 1_100), texts, 3)).toBe(0);
  expect(typeahead.find(keyAt('e', 3_000), texts, 0)).toBe(4);
});

test('letters typed without a pause spell one beginning, and after a pause a new one begins', () => {
  const typeahead = createTypeahead();
  expect(typeahead.find(keyAt('g', 1_000), texts, 0)).toBe(1);
  expect(typeahead.find(keyAt('b', 1_100), texts, 1)).toBe(1);
  expect(typeahead.find(keyAt('y', 1_200), texts, 1)).toBe(2);
  expect(typeahead.find(keyAt('s', 2_000), texts, 2)).toBe(3);
});

test('a key with Ctrl, a space or a name of several letters looks for nothing', () => {
  const typeahead = createTypeahead();
  expect(typeahead.find({ ...keyAt('s', 1), ctrlKey: true }, texts, 0)).toBeUndefined();
  expect(typeahead.find(keyAt(' ', 1), texts, 0)).toBeUndefined();
  expect(typeahead.find(keyAt('Shift', 1), texts, 0)).toBeUndefined();
});

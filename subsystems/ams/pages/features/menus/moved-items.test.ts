import type { MenuItemValue } from '@portal/contract/policy/menu-values';
import { expect, test } from 'vitest';
import { movedItems } from './moved-items.ts';

const value = (parentId: string | null, sort: number): MenuItemValue => ({
  system: 'ams',
  parentId,
  sort,
  path: '/ams/x',
  name: 'x',
  component: 'x/X',
  redirect: null,
  hidden: false,
  alwaysShow: false,
  route: '1',
  title: '项',
  icon: null,
  url: null,
  urlCredential: 'none',
  keepAlive: true,
  internalOrExternal: false,
  componentName: null,
  permission: null,
});
const items = new Map([
  ['a', value(null, 1)],
  ['b', value(null, 2)],
  ['c', value(null, 3)],
  ['d', value(null, 9)],
  ['below-a', value('a', 4)],
]);
const placesOf = (move: Parameters<typeof movedItems>[0]) =>
  movedItems(move, items).map(({ key: [id], after }) => [
    id,
    after && 'parentId' in after && after.parentId,
    after && 'sort' in after && after.sort,
  ]);

test('an item is put between two, and only those without room before them get a later number', () => {
  expect(placesOf({ key: 'd', parent: undefined, before: 'b' })).toEqual([
    ['d', null, 2],
    ['b', null, 3],
    ['c', null, 4],
  ]);
});

test('an item is put first without moving the others', () => {
  expect(placesOf({ key: 'c', parent: undefined, before: 'a' })).toEqual([['c', null, 0]]);
});

test('an item that is put into another one is the last there', () => {
  expect(placesOf({ key: 'b', parent: 'a', before: undefined })).toEqual([['b', 'a', 5]]);
});

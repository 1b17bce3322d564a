import type { MenuItem } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { pageInMenu } from './page-in-menu.ts';

const item = (path: string): MenuItem => ({
  id: path,
  path,
  name: path,
  component: `${path}/Page`,
  route: '1',
  meta: { title: '巡店任务', permissionList: [], keepAlive: true, internalOrExternal: false },
});
const path = '/ors/store/patrol';
const [found, known] = [item(path), { path, item: item(path) }];

test('a page of the menu is itself, whatever is typed in it', () => {
  for (const isUnsaved of [false, true]) {
    expect(pageInMenu(path, { found, known, isUnsaved })).toEqual({
      item: found,
      removedTitle: undefined,
    });
  }
});

test('a page that is taken out of the menu while it is open gives way to who took it', () => {
  expect(pageInMenu(path, { found: undefined, known, isUnsaved: false })).toEqual({
    item: undefined,
    removedTitle: '巡店任务',
  });
});

test('while it holds something that is not saved it stays, below a note', () => {
  expect(pageInMenu(path, { found: undefined, known, isUnsaved: true })).toEqual({
    item: known.item,
    removedTitle: '巡店任务',
  });
});

test('a page that is back in the menu is itself again', () => {
  const back = item(path);
  expect(pageInMenu(path, { found: back, known, isUnsaved: true }).item).toBe(back);
});

test('a page kept behind another is judged by what it was itself', () => {
  const behind = { found: undefined, known, isUnsaved: true };
  expect(pageInMenu('/ors/store/shift', behind)).toEqual({
    item: undefined,
    removedTitle: undefined,
  });
});

test('at a path that never was in the menu there is no page, and nothing was taken', () => {
  const nothing = { found: undefined, known: undefined, isUnsaved: false };
  expect(pageInMenu(path, nothing)).toEqual({ item: undefined, removedTitle: undefined });
});

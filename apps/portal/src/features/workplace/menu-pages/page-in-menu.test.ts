import type { MenuItem } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { pageAtHand } from './page-in-menu.ts';

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
    expect(pageAtHand(path, { found, known, isUnsaved })).toEqual({
      item: found,
      goneTitle: undefined,
    });
  }
});

test('a page that is taken out of the menu while it is open gives way to who took it', () => {
  expect(pageAtHand(path, { found: undefined, known, isUnsaved: false })).toEqual({
    item: undefined,
    goneTitle: '巡店任务',
  });
});

test('while it holds something that is not saved it stays, below a note', () => {
  expect(pageAtHand(path, { found: undefined, known, isUnsaved: true })).toEqual({
    item: known.item,
    goneTitle: '巡店任务',
  });
});

test('a page that is back in the menu is itself again', () => {
  const back = item(path);
  expect(pageAtHand(path, { found: back, known, isUnsaved: true }).item).toBe(back);
});

test('a page kept behind another is judged by what it was itself', () => {
  const behind = { found: undefined, known, isUnsaved: true };
  expect(pageAtHand('/ors/store/shift', behind)).toEqual({ item: undefined, goneTitle: undefined });
});

test('at a path that never was in the menu there is no page, and nothing was taken', () => {
  const nothing = { found: undefined, known: undefined, isUnsaved: false };
  expect(pageAtHand(path, nothing)).toEqual({ item: undefined, goneTitle: undefined });
});

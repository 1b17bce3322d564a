import { expect, test } from 'vitest';
import { normalise } from './settings-rules.ts';

const defaults = {
  layout: 'topmenu',
  menuTheme: 'dark',
  contentWidth: 'Fixed',
  scheme: 'auto',
  dye: 'dianlan',
  fixedHeader: true,
  autoHideHeader: false,
  fixedSideMenu: false,
  sideMenuCollapsed: false,
  colorWeak: false,
  multiTab: true,
};

test.each([[undefined], [null], ['topmenu'], [7], [[]], [{}], [{ layout: 'tree', dye: 1 }]])(
  'SET-01 whatever is stored, %j among it, a first visit looks as the specification says',
  (stored) => {
    expect(normalise(stored)).toEqual(defaults);
  },
);

test('what a person chose is kept', () => {
  const chosen = {
    layout: 'sidemenu',
    menuTheme: 'light',
    contentWidth: 'Fixed',
    scheme: 'dark',
    dye: 'songlv',
    fixedHeader: true,
    autoHideHeader: true,
    fixedSideMenu: true,
    sideMenuCollapsed: true,
    colorWeak: true,
    multiTab: false,
  };

  expect(normalise(chosen)).toEqual(chosen);
});

test('SET-07 a fluid width does not follow into the side menu', () => {
  expect(normalise({ layout: 'sidemenu', contentWidth: 'Fluid' }).contentWidth).toBe('Fixed');
  expect(normalise({ layout: 'topmenu', contentWidth: 'Fluid' }).contentWidth).toBe('Fluid');
});

test('SET-09 a header that is not fixed does not hide', () => {
  const { autoHideHeader } = normalise({ fixedHeader: false, autoHideHeader: true });
  expect(autoHideHeader).toBe(false);
});

test('SET-11 there is no side menu to fix above the page', () => {
  expect(normalise({ layout: 'topmenu', fixedSideMenu: true }).fixedSideMenu).toBe(false);
});

import { expect, test } from 'vitest';
import { pages, type PortalPage } from './pages.ts';

const rows: readonly PortalPage[] = Object.values(pages);

test('every page has an address of its own, and those inside the shell have a title', () => {
  const addresses = rows.map(({ path }) => path);
  const untitled = rows.filter(
    ({ audience, isBare, title }) => audience === 'shell' && !isBare && title === undefined,
  );

  expect(new Set(addresses).size).toBe(addresses.length);
  expect(untitled).toEqual([]);
});

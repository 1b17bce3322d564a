import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

test('so many sockets may come from one address, as the installation says', () => {
  expect(readConfig({}).live.perAddress).toBe(5_000);
  expect(readConfig({ PORTAL_SOCKETS_PER_ADDRESS: '20000' }).live.perAddress).toBe(20_000);
});

test('a number that is none is named', () => {
  expect(() => readConfig({ PORTAL_SOCKETS_PER_ADDRESS: 'many' })).toThrow(
    /PORTAL_SOCKETS_PER_ADDRESS/,
  );
});

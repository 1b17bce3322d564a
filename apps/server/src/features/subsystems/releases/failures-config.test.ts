import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

test('three people within ten minutes are enough to take a version back, unless the installation says otherwise', () => {
  expect(readConfig({}).subsystemFailures).toEqual({ people: 3, withinMs: 600_000 });
  const said = { SUBSYSTEM_FAILED_PEOPLE: '5', SUBSYSTEM_FAILED_WITHIN_MS: '60000' };
  expect(readConfig(said).subsystemFailures).toEqual({ people: 5, withinMs: 60_000 });
});

test('one person alone may not decide for everybody', () => {
  expect(() => readConfig({ SUBSYSTEM_FAILED_PEOPLE: '1' })).toThrow(/SUBSYSTEM_FAILED_PEOPLE/);
});

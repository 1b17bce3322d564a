import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

test('pages follow a choice where they are, unless the installation has them loaded anew', () => {
  expect(readConfig({}).switching).toBe('live');
  expect(readConfig({ CONTEXT_SWITCH: 'reload' }).switching).toBe('reload');
});

test('another way of changing it is named', () => {
  expect(() => readConfig({ CONTEXT_SWITCH: 'sometimes' })).toThrow(/CONTEXT_SWITCH/);
});

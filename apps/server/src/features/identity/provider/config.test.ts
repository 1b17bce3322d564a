import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

const simulator = {
  SSO_SIMULATOR: 'http://127.0.0.1:9000/',
  SSO_SIMULATOR_SECRET: 'made up for tests, of no use elsewhere',
};

test('without any setting nobody is carried over to gims or retail operations', () => {
  expect(readConfig({})).toMatchObject({ gimsUrl: undefined, idssUrl: undefined });
});

test('a demonstration may name one simulator that stands for all systems outside', () => {
  expect(readConfig(simulator)).toMatchObject({
    gimsUrl: 'http://127.0.0.1:9000/gims/',
    idssUrl: 'http://127.0.0.1:9000/idss',
    ssoSimulator: { origin: 'http://127.0.0.1:9000', secret: simulator.SSO_SIMULATOR_SECRET },
  });
});

test('production knows no simulator', () => {
  const PORTAL_SECRET = 'qT7vLz3xWm9Kp2RcYd5NfBh8JgUe6SaX';

  expect(
    readConfig({ ...simulator, NODE_ENV: 'production', PORTAL_SECRET }).ssoSimulator,
  ).toBeUndefined();
});

test('an address that is none is named', () => {
  expect(() => readConfig({ GIMS_URL: 'javascript:alert(1)' })).toThrow(/GIMS_URL/);
});

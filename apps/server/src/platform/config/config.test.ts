import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const madeUp = randomBytes(48).toString('base64url');

test('without any setting the server shows itself on loopback, with sessions of seven days and one idle day', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demonstration',
    host: '127.0.0.1',
    port: 8848,
    databaseUrl: undefined,
    sessionAbsoluteMs: 604_800_000,
    sessionIdleMs: 86_400_000,
    trustProxy: [],
  });
});

test('the profile for classified protection ends sessions after twelve hours, or half an hour unused', () => {
  expect(readConfig({ PORTAL_PROFILE: 'mlps3' })).toMatchObject({
    sessionAbsoluteMs: 43_200_000,
    sessionIdleMs: 1_800_000,
  });
});

test.each([
  ['spec', 'spec', 7_776_000_000],
  ['mlps3', 'spec', 7_776_000_000],
  ['nist', 'nist', null],
] as const)('by the profile %s a password follows the rules of %s and lives %s ms', (...row) => {
  const [PORTAL_PROFILE, passwordPolicy, passwordLifeMs] = row;

  expect(readConfig({ PORTAL_PROFILE })).toMatchObject({ passwordPolicy, passwordLifeMs });
});

test.each([
  ['none', undefined],
  ['one that is too short', madeUp.slice(0, 31)],
  ['one out of a manual', 'change-me-change-me-change-me-0123'],
  ['one letter again and again', 'x'.repeat(64)],
])('production does not start with a secret everybody knows: %s', (_, secret) => {
  expect(() => readConfig({ NODE_ENV: 'production', PORTAL_SECRET: secret })).toThrow(
    /^In production PORTAL_SECRET must hold at least 32 random characters/,
  );
});

test('production starts with a secret made up for it', () => {
  const config = readConfig({ NODE_ENV: 'production', PORTAL_SECRET: madeUp });

  expect(config).toMatchObject({ mode: 'production', secret: madeUp });
});

test('a setting that is not right is named, and its value is not repeated', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://root:hidden@db/portal' };

  expect(() => readConfig(wrong)).toThrow(
    /^The environment is not right: PORT \((?!.*hidden).*DATABASE_URL \((?!.*hidden).*\)\.$/,
  );
});

const rolesOf = (given: NodeJS.ProcessEnv) => readConfig(given).secondFactorRoles;

test('who administers, secures or audits in production signs in with a second factor', () => {
  const production = { NODE_ENV: 'production', PORTAL_SECRET: madeUp };

  expect(rolesOf(production)).toEqual(['administrator', 'security-officer', 'auditor']);
  expect(rolesOf({})).toEqual(['security-officer', 'auditor']);
  expect(rolesOf({ SECOND_FACTOR_ROLES: 'head-office, auditor' })).toEqual([
    'head-office',
    'auditor',
  ]);
  expect(rolesOf({ ...production, SECOND_FACTOR_ROLES: 'none' })).toEqual([]);
  expect(() => readConfig({ SECOND_FACTOR_ROLES: 'head office' })).toThrow(/SECOND_FACTOR_ROLES/);
});

test('proxies are listed one by one, since whoever is listed is believed', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
  ]);
});

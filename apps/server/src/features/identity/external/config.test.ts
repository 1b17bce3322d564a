import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

const PUBLIC_ORIGIN = 'https://portal.example';
const ding = {
  DINGTALK_CLIENT_ID: 'a',
  DINGTALK_CLIENT_SECRET: 'hidden-b',
  DINGTALK_CORP_ID: 'c',
};

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: unknown): string {
  const file = join(folder, `${randomUUID()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const staff = {
  key: 'staff',
  name: '员工账号',
  issuer: 'https://id.example.com',
  clientId: 'portal',
  clientSecret: 'hidden-secret',
};

test('without any setting every way by a service outside is closed', () => {
  expect(readConfig({}).external).toEqual({
    dingtalk: undefined,
    cas: undefined,
    providers: [],
    handOverClients: [],
  });
});

test('DingTalk takes three settings, and is where it always is', () => {
  const { dingtalk } = readConfig({ ...ding, PUBLIC_ORIGIN }).external;

  expect(dingtalk).toMatchObject({ corpId: 'c', oapiBase: 'https://oapi.dingtalk.com' });
  expect(() => readConfig({ ...ding, DINGTALK_CORP_ID: '', PUBLIC_ORIGIN })).toThrow(
    /belong together: one is missing/,
  );
});

test('CAS sends people back to the login page, or to where it is told', () => {
  const CAS_BASE = 'https://cas.example.com/cas';
  const service = (extra: object) => readConfig({ CAS_BASE, PUBLIC_ORIGIN, ...extra }).external.cas;

  expect(service({})?.service).toBe('https://portal.example/user/login');
  expect(service({ CAS_SERVICE: 'https://a.example/b' })?.service).toBe('https://a.example/b');
});

test('a provider asks for what it must say, and the rest has defaults', () => {
  const OIDC_PROVIDERS = fileWith([staff]);

  expect(readConfig({ OIDC_PROVIDERS, PUBLIC_ORIGIN }).external.providers).toEqual([
    {
      ...staff,
      scope: 'openid profile',
      origins: [],
      mayCreate: false,
      workNoClaim: 'preferred_username',
    },
  ]);
});

test('FIX-24 systems that may hand people over are named one by one', () => {
  expect(readConfig({ HAND_OVER_CLIENTS: 'gims, erp' }).external.handOverClients).toEqual([
    'gims',
    'erp',
  ]);
});

test('where people are sent back to has to be known', () => {
  expect(() => readConfig(ding)).toThrow(/^PUBLIC_ORIGIN has to be set/);
});

test.each([
  ['a file that is not there', 'no-such-file', /OIDC_PROVIDERS names cannot be read\.$/],
  ['a file that is no JSON', fileWith('{"clientSecret":"hidden-secret"'), /cannot be read\.$/],
  ['a member nobody knows', fileWith([{ ...staff, clientSecert: 'x' }]), /not right at 0\.$/],
  ['a member that is missing', fileWith([{ ...staff, clientId: undefined }]), /at 0\.clientId\.$/],
  ['a key twice', fileWith([staff, staff]), /key of its own/],
  ['a key of DingTalk', fileWith([{ ...staff, key: 'dingtalk' }]), /other than "dingtalk"/],
  ['no TLS', fileWith([{ ...staff, issuer: 'http://id.example.com' }]), /issuer with https/],
])('a list of providers with %s ends the start, and nothing secret is said', (_, file, words) => {
  const read = () => readConfig({ OIDC_PROVIDERS: file, PUBLIC_ORIGIN });

  expect(read).toThrow(words);
  expect(read).not.toThrow(/hidden/);
});

test('a service outside is spoken to over TLS, but for one on this machine', () => {
  expect(() => readConfig({ CAS_BASE: 'http://cas.example.com/cas', PUBLIC_ORIGIN })).toThrow(
    /CAS_BASE \(https, or http on this machine\)/,
  );
  expect(
    readConfig({ CAS_BASE: 'http://127.0.0.1:8080/cas', PUBLIC_ORIGIN }).external.cas?.base,
  ).toBe('http://127.0.0.1:8080/cas');
});

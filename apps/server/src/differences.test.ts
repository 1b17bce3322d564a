import { getSwitching } from '@portal/contract/workplace/contexts';
import { listMine } from '@portal/contract/notices/announcements';
import { checkPassword } from '@portal/contract/identity/passwords';
import { getRegistration } from '@portal/contract/identity/registration';
import { getLoginValid } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { getSignInMethods } from '@portal/contract/identity/sign-in-methods';
import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';

// The settings of `docs/differences.md` that a server without a browser shows: each brings back what the specification says.

const day = 86_400_000;
const password = 'Woven-Cloud7';
const wrong = 'Wrong-Cloud7';
const production = { NODE_ENV: 'production', PORTAL_SECRET: randomBytes(48).toString('base64') };

/** An installation with these variables in its environment; its data lie where tests keep theirs. */
function installed(variables: Record<string, string>) {
  const { dataDirectory: _, ...settings } = readConfig({
    NODE_ENV: 'test',
    PORTAL_RATE_FACTOR: '1000',
    ...variables,
  });
  return startWorld(settings, onTestFinished);
}

const outcome = (trying: Promise<unknown>): Promise<string> =>
  trying.then(
    () => 'in',
    (error: Error) => error.message,
  );

test('FIX-24 CONTEXT_SWITCH=reload has pages loaded anew by who chooses, where they would follow', async () => {
  const [usual, asSpecified] = [await installed({}), await installed({ CONTEXT_SWITCH: 'reload' })];

  expect(await (await usual.person()).call(getSwitching, {})).toBe('live');
  expect(await (await asSpecified.person()).call(getSwitching, {})).toBe('reload');
});

test('FIX-24 PORTAL_SESSION_IDLE_MS of seven days keeps a session nobody uses for as long as its stored data', async () => {
  const [usual, asSpecified] = [
    await installed({}),
    await installed({ PORTAL_SESSION_IDLE_MS: String(7 * day) }),
  ];
  const [lin, wang] = [await usual.person(), await asSpecified.person()];
  usual.clock.advance(7 * day - 1_000);
  asSpecified.clock.advance(7 * day - 1_000);

  expect(await lin.call(getLoginValid, {})).toBe(false);
  expect(await wang.call(getLoginValid, {})).toBe(true);
  asSpecified.clock.advance(2_000);
  expect(await wang.call(getLoginValid, {})).toBe(false);
});

test('FIX-24 SECOND_FACTOR_ROLES=none lets administrators of production in with their password', async () => {
  const [usual, asSpecified] = [
    await installed(production),
    await installed({ ...production, SECOND_FACTOR_ROLES: 'none' }),
  ];
  const traits = { password, roles: ['administrator'] };
  const [lin, wang] = [await usual.person(traits), await asSpecified.person(traits)];

  expect((await usual.signIn(lin.workNo, password)).due).toEqual(['second-factor']);
  const { due, token } = await asSpecified.signIn(wang.workNo, password);
  expect(due).toEqual([]);
  const { app, clock } = asSpecified;
  expect(await callsOn(app, { clock, token, workNo: wang.workNo })(listMine, {})).toBeTruthy();
});

test('FIX-24 SIGN_IN_LOCK_… and SIGN_IN_WORK_… at their highest let the right password in after any failures', async () => {
  const most = '1000000';
  const [usual, asSpecified] = [
    await installed({}),
    await installed({
      SIGN_IN_LOCK_PAIR: most,
      SIGN_IN_LOCK_DEVICE: most,
      SIGN_IN_LOCK_NETWORK: most,
      SIGN_IN_LOCK_ACCOUNT_DAY: most,
      SIGN_IN_WORK_ACCOUNT: most,
      SIGN_IN_WORK_NETWORK: most,
    }),
  ];
  const after = async ({ person, signIn }: typeof usual) => {
    const { workNo } = await person({ password });
    for (let tries = 0; tries < 21; tries += 1) await outcome(signIn(workNo, wrong));
    return outcome(signIn(workNo, password));
  };

  expect(await after(usual)).toBe('sign-in.locked');
  expect(await after(asSpecified)).toBe('in');
});

test('FIX-24 PORTAL_RATE_FACTOR lets a caller ask more often', async () => {
  const [usual, asSpecified] = [
    await installed({ PORTAL_RATE_FACTOR: '1' }),
    await installed({ PORTAL_RATE_FACTOR: '10' }),
  ];
  const last = async ({ person }: typeof usual) => {
    const { call } = await person();
    for (let calls = 0; calls < 300; calls += 1) await call(getLoginValid, {});
    return outcome(call(getLoginValid, {}));
  };

  expect(await last(usual)).toBe('rate.exceeded');
  expect(await last(asSpecified)).toBe('in');
});

test('FIX-24 PORTAL_REGISTRATION=open lets strangers of production register, once SMS_GATEWAY_URL sends their codes', async () => {
  const sms = {
    SMS_GATEWAY_URL: 'https://sms.example',
    SMS_GATEWAY_TOKEN: 'made up for tests',
  };
  const [usual, asSpecified] = [
    await installed({ ...production, ...sms }),
    await installed({ ...production, ...sms, PORTAL_REGISTRATION: 'open' }),
  ];

  expect((await usual.visitor.call(getRegistration, {})).isOpen).toBe(false);
  expect((await asSpecified.visitor.call(getRegistration, {})).isOpen).toBe(true);
  expect(await asSpecified.visitor.call(getSignInMethods, {})).toMatchObject({
    phone: true,
    registration: true,
  });
});

test('FIX-24 each way of signing in is offered once its service is named', async () => {
  const OIDC_PROVIDERS = join(tmpdir(), `providers-${randomUUID()}.json`);
  onTestFinished(() => rm(OIDC_PROVIDERS));
  const provider = { key: 'staff', name: '员工账号', issuer: 'https://id.example.com' };
  const client = { clientId: 'portal', clientSecret: 'made-up' };
  await writeFile(OIDC_PROVIDERS, JSON.stringify([{ ...provider, ...client }]));
  const asSpecified = await installed({
    ...production,
    PUBLIC_ORIGIN: 'https://portal.example',
    SMS_GATEWAY_URL: 'https://sms.example',
    DINGTALK_CLIENT_ID: 'a',
    DINGTALK_CLIENT_SECRET: 'b',
    DINGTALK_CORP_ID: 'c',
    CAS_BASE: 'https://cas.example/cas',
    OIDC_PROVIDERS,
  });
  const usual = await installed(production);

  expect(await usual.visitor.call(getSignInMethods, {})).toMatchObject({
    phone: false,
    dingtalk: null,
    cas: null,
    providers: [],
  });
  expect(await asSpecified.visitor.call(getSignInMethods, {})).toMatchObject({
    phone: true,
    dingtalk: expect.anything(),
    cas: expect.anything(),
    providers: [{ key: 'staff' }],
  });
});

test('FIX-24 GIMS_URL and IDSS_URL say where the switcher opens gims and retail operations', async () => {
  const [usual, asSpecified] = [
    await installed({}),
    await installed({ GIMS_URL: 'https://gims.example/', IDSS_URL: 'https://idss.example/' }),
  ];
  const addresses = async ({ person }: typeof usual) => {
    const systems = await (await person()).call(listSubsystems, {});
    return ['gims', 'idss'].map((key) => systems.find(({ sysType }) => sysType === key)?.address);
  };

  expect(await addresses(usual)).toEqual([undefined, undefined]);
  expect(await addresses(asSpecified)).toEqual(['https://gims.example/', 'https://idss.example/']);
});

test('FIX-24 PORTAL_PROFILE=spec, the default, has passwords grow old as the specification says', async () => {
  const [nist, asSpecified] = [
    await installed({ PORTAL_PROFILE: 'nist' }),
    await installed({ PORTAL_PROFILE: 'spec' }),
  ];
  const traits = { password, passwordChangedAt: new Date('2026-08-20T09:00:00Z') };
  const [lin, wang] = [await nist.person(traits), await asSpecified.person(traits)];

  expect(await lin.call(checkPassword, { workNo: lin.workNo })).toMatchObject({
    state: 'ok',
    policy: 'nist',
  });
  expect(await wang.call(checkPassword, { workNo: wang.workNo })).toMatchObject({
    state: 'expired',
    policy: 'spec',
  });
  expect(readConfig({})).toMatchObject({ profile: 'spec', sessionAbsoluteMs: 7 * day });
});

import {
  authoriseInApp,
  bindIdentity,
  completeExternalSignIn,
  signInByApp,
  signInByMobileApp,
} from '@portal/contract/identity/external-sign-in';
import { getSignInKey } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { encrypted } from '@portal/testing/sign-in';
import { requestOf } from '@portal/testing/request';
import { type DingTalkPerson, startDingTalk } from '@portal/testing/simulators/dingtalk';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { giveUpCallsSoon } from '#testing/identity/unanswered-calls.ts';
import { beginRoundTrip } from '#testing/identity/oauth-round-trip.ts';

const lin = { userId: 'manager01', unionId: 'union-lin', name: '林一' };
const stranger = { userId: 'new02', unionId: 'union-new', name: '新同事' };
const foreigner = { userId: 'manager01', unionId: 'union-far', name: '外企', corpId: 'ding-other' };
const contact = { userId: 'contact9', unionId: 'union-contact', name: '客户', isContact: true };

const dingtalk = await startDingTalk([lin, stranger, foreigner, contact]);
afterAll(() => dingtalk.stop());
afterEach(() => dingtalk.fail());

const external = {
  dingtalk: dingtalk.config,
  cas: undefined,
  providers: [],
  handOverClients: [],
};
const world = await startWorld({ publicOrigin: 'https://portal.example', external });
const { call } = world.visitor;
const inApp = { sysType: 'micro' } as const;

const linHere = await world.person({ workNo: 'lin', realname: '林一一', password: 'Lin#2026aa' });
await world.db
  .insertInto('external_identity')
  .values({ issuer: 'dingtalk:ding-corp', subject: lin.userId, person_id: linHere.id })
  .execute();

/** Scans as somebody, and comes back. */
async function scan(person: DingTalkPerson) {
  const { state, verifier } = await beginRoundTrip(call, 'dingtalk');
  return call(completeExternalSignIn, { state, verifier, code: dingtalk.codeOf(person) });
}

const sessions = () => world.db.selectFrom('session').select('method').execute();
const identities = () => world.db.selectFrom('external_identity').selectAll().execute();

test('LOG-21 a code of the app is taken to be shown, and signing in answers the code 200 as a text', async () => {
  const authCode = dingtalk.appCodeOf(lin);
  const arrival = await call(authoriseInApp, { ...inApp, authCode });
  expect(arrival).toMatchObject({ isBound: true, name: '林一一', provider: '钉钉' });

  const { url, headers, body } = requestOf(signInByApp, { code: arrival.code }, world);
  const answer = await world.inject({ method: 'POST', url, headers, payload: body ?? '' });

  expect(answer.json()).toMatchObject({ success: true, code: '200' });
  const { token, userInfo } = answer.json().result;
  expect(userInfo.workNo).toBe('lin');
  const asLin = callsOn(world.app, { ...world, token, workNo: 'lin' });
  expect(await asLin(listSubsystems, {})).not.toEqual([]);
});

test('LOG-21 a scan on the desktop leads through the page of DingTalk and back', async () => {
  const { url } = await beginRoundTrip(call, 'dingtalk');
  expect(url.startsWith(`${dingtalk.origin}/oauth2/auth?`)).toBe(true);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    redirect_uri: 'https://portal.example/user/dingLogin',
    client_id: 'ding-app',
    scope: 'openid corpid',
    corpId: 'ding-corp',
  });

  const { code, isBound } = await scan(lin);
  expect(isBound).toBe(true);
  expect((await call(signInByApp, { code })).userInfo.workNo).toBe('lin');
});

test('LOG-22 on a phone the code of the app signs in at once', async () => {
  const signedIn = await call(signInByMobileApp, { ...inApp, code: dingtalk.appCodeOf(lin) });

  expect(signedIn).toMatchObject({ userInfo: { workNo: 'lin' } });
  expect(signedIn.token).toMatch(/^[\w-]{43}$/);
});

test('of sixteen uses of one code at the same moment one makes a session', async () => {
  const code = dingtalk.appCodeOf(lin);
  const before = (await sessions()).length;

  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => call(signInByMobileApp, { ...inApp, code })),
  );

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { code: arrival } = await scan(lin);
  const entries = await Promise.allSettled(
    Array.from({ length: 16 }, () => call(signInByApp, { code: arrival })),
  );
  expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await sessions()).toHaveLength(before + 2);
});

test('A13 a code made up, used, of another organisation or of a contact makes no session', async () => {
  const before = (await sessions()).length;
  const used = dingtalk.appCodeOf(lin);
  await call(authoriseInApp, { ...inApp, authCode: used });
  const attempt = (code: string) => call(signInByMobileApp, { ...inApp, code });

  await expect(attempt('made-up')).rejects.toThrow('outside.refused');
  await expect(attempt(used)).rejects.toThrow('outside.spent');
  await expect(attempt(dingtalk.appCodeOf(foreigner))).rejects.toThrow('outside.refused');
  // A code of the desktop is none of the app, though the service is the same.
  await expect(attempt(dingtalk.codeOf(lin))).rejects.toThrow('outside.refused');
  await expect(scan(foreigner)).rejects.toThrow('outside.foreign');
  await expect(scan(contact)).rejects.toThrow('outside.foreign');
  expect(await sessions()).toHaveLength(before);
});

test('A14 only a whole request is looked at, and nobody is made or bound by it', async () => {
  const before = await identities();
  const people = await world.db.selectFrom('person').select('id').execute();
  const ask = async (query: string) => {
    const url = `/api/common/dingDing/register/auth?${query}`;
    return (await world.inject({ method: 'GET', url })).statusCode;
  };
  const authCode = dingtalk.appCodeOf(stranger);

  expect(await ask(`authCode=${authCode}&sysType=zzz`)).toBe(400);
  expect(await ask(`authCode=${authCode}&authCode=${authCode}&sysType=micro`)).toBe(400);
  expect(await ask('sysType=micro')).toBe(400);
  expect(await ask(`authCode=${authCode}&sysType=micro`)).toBe(200);
  expect(await ask(`authCode=${authCode}&sysType=micro`)).toBe(409);

  expect(await identities()).toEqual(before);
  expect(await world.db.selectFrom('person').select('id').execute()).toHaveLength(people.length);
});

test('somebody the organisation knows and we do not is told so, and the same telephone number changes nothing', async () => {
  await world.person({ phone: '13800000000' });

  await expect(
    call(signInByMobileApp, { ...inApp, code: dingtalk.appCodeOf(stranger) }),
  ).rejects.toThrow('arrival.unbound');
  const arrival = await scan(stranger);
  expect(arrival).toMatchObject({ isBound: false, name: '新同事', mayCreate: false });
  await expect(call(signInByApp, { code: arrival.code })).rejects.toThrow('arrival.unbound');
});

test('whoever proves a password once comes in by their app from then on', async () => {
  const password = 'New#2026bb';
  await world.person({ workNo: 'newcomer', password });
  const prove = async (typed: string) => encrypted(await call(getSignInKey, {}), typed);
  const { code } = await scan(stranger);
  const asked = { code, username: 'newcomer' };

  await expect(call(bindIdentity, { ...asked, ...(await prove('Wrong#2026')) })).rejects.toThrow(
    'sign-in.failed',
  );
  const signedIn = await call(bindIdentity, { ...asked, ...(await prove(password)) });
  expect(signedIn.userInfo.workNo).toBe('newcomer');
  await expect(call(bindIdentity, { ...asked, ...(await prove(password)) })).rejects.toThrow(
    'arrival.unknown',
  );

  const again = await scan(stranger);
  expect(again.isBound).toBe(true);
  expect((await call(signInByApp, { code: again.code })).userInfo.workNo).toBe('newcomer');
});

test('an identity that has a person is not bound to another one', async () => {
  const password = 'Eve#2026cc';
  await world.person({ workNo: 'eve', password });
  const { code } = await scan(lin);
  const proof = encrypted(await call(getSignInKey, {}), password);

  await expect(call(bindIdentity, { code, username: 'eve', ...proof })).rejects.toThrow(
    'arrival.taken',
  );
});

test('who comes back without what the browser kept did not begin here', async () => {
  const begun = await beginRoundTrip(call, 'dingtalk');
  const other = await beginRoundTrip(call, 'dingtalk');
  const code = dingtalk.codeOf(lin);

  const mixed = { state: begun.state, verifier: other.verifier, code };
  await expect(call(completeExternalSignIn, mixed)).rejects.toThrow('errand.unknown');
  // A state is used up by the first who shows it.
  await expect(
    call(completeExternalSignIn, { ...mixed, verifier: begun.verifier }),
  ).rejects.toThrow('errand.unknown');
  world.clock.advance(600_000);
  const late = { state: other.state, verifier: other.verifier, code };
  await expect(call(completeExternalSignIn, late)).rejects.toThrow('errand.unknown');
});

test('who is frozen stays out, whatever DingTalk says', async () => {
  const frozen = await world.person({ workNo: 'frozen', status: 'frozen' });
  const cold = { userId: 'cold', unionId: 'union-cold', name: '冻' };
  await world.db
    .insertInto('external_identity')
    .values({ issuer: 'dingtalk:ding-corp', subject: cold.userId, person_id: frozen.id })
    .execute();

  await expect(
    call(signInByMobileApp, { ...inApp, code: dingtalk.appCodeOf(cold) }),
  ).rejects.toThrow('sign-in.frozen');
});

test.each([
  ['breaks', 'outside.unavailable'],
  ['talks nonsense', 'outside.garbled'],
  ['says nothing', 'outside.timeout'],
] as const)(
  'A13 when DingTalk %s nobody comes in, and the answer says why',
  async (fault, refusal) => {
    dingtalk.fail(fault);
    if (fault === 'says nothing') giveUpCallsSoon();
    const before = (await sessions()).length;

    await expect(
      call(signInByMobileApp, { ...inApp, code: dingtalk.appCodeOf(lin) }),
    ).rejects.toThrow(refusal);

    expect(await sessions()).toHaveLength(before);
  },
);

test('A13 after five failures in a row DingTalk is left alone for half a minute, and no other way is tried', async () => {
  dingtalk.fail('breaks');
  const attempt = () => call(signInByMobileApp, { ...inApp, code: dingtalk.appCodeOf(lin) });
  for (let index = 0; index < 5; index += 1) {
    await expect(attempt()).rejects.toThrow('outside.unavailable');
  }
  dingtalk.fail();
  const before = dingtalk.asked.length;

  await expect(attempt()).rejects.toThrow('outside.unavailable');
  expect(dingtalk.asked).toHaveLength(before);

  world.clock.advance(30_000);
  expect((await attempt()).userInfo.workNo).toBe('lin');
});

test('no secret, code or token of DingTalk is logged', () => {
  const log = world.logged.join('\n');

  expect(log).toContain('service outside');
  expect(log).not.toMatch(/ding-app-secret|user-token-of|app-token-of/);
});

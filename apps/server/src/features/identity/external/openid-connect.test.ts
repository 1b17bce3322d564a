import {
  beginExternalSignIn,
  bindIdentity,
  createAccount,
  completeExternalSignIn,
  signInExternally,
} from '@portal/contract/identity/external-sign-in';
import { getSignInKey } from '@portal/contract/identity/session';
import { getSignInMethods } from '@portal/contract/identity/sign-in-methods';
import { encrypted } from '@portal/testing/sign-in';
import { type OpenIdPerson, startOpenId } from '@portal/testing/simulators/openid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { giveUpCallsSoon } from '#testing/identity/unanswered-calls.ts';
import { startWorld } from '#testing/world.ts';
import { beginRoundTrip } from '#testing/identity/oauth-round-trip.ts';

const zhao = { sub: 'sub-zhao', name: '赵云', preferred_username: 'zhao' };
const qian = { sub: 'sub-qian', name: '钱多', preferred_username: 'qian' };
const sun = { sub: 'sub-sun', name: '孙', preferred_username: 'sun' };
const openid = await startOpenId([zhao, qian, sun]);
const other = await startOpenId([zhao]);
afterAll(() => Promise.all([openid.stop(), other.stop()]));
afterEach(() => {
  openid.fail();
  openid.forge({});
});

const provider = { scope: 'openid profile', origins: [], workNoClaim: 'preferred_username' };
const external = {
  dingtalk: undefined,
  cas: undefined,
  providers: [
    { ...provider, ...openid.config, key: 'staff', name: '员工账号', mayCreate: true },
    { ...provider, ...other.config, key: 'partner', name: '合作方', mayCreate: false },
  ],
  handOverClients: [],
};
const world = await startWorld({ publicOrigin: 'https://portal.example', external });
const { call } = world.visitor;

/** Goes to a provider, agrees there, and comes back with what it sent. */
async function comeBack(person: OpenIdPerson, key = 'staff', changed: Record<string, string> = {}) {
  const { url, state, verifier } = await beginRoundTrip(call, key);
  const back = (key === 'staff' ? openid : other).agree(url, person);
  const code = back.get('code') ?? '';
  return call(completeExternalSignIn, {
    state,
    verifier,
    code,
    iss: back.get('iss') ?? '',
    ...changed,
  });
}

const prove = async (password: string) => encrypted(await call(getSignInKey, {}), password);

test('LOG-29 the sign-in page is told which providers there are, and nothing secret of them', async () => {
  expect(await call(getSignInMethods, {})).toEqual({
    phone: expect.any(Boolean),
    registration: expect.any(Boolean),
    dingtalk: null,
    cas: null,
    providers: [
      { key: 'staff', name: '员工账号' },
      { key: 'partner', name: '合作方' },
    ],
  });
});

test('LOG-29 a provider is opened with code, PKCE, state and nonce, and asked to send back here', async () => {
  const { url } = await beginRoundTrip(call, 'staff');

  expect(url.startsWith(`${openid.origin}/authorize?`)).toBe(true);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: 'https://portal.example/user/thirdLogin',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
  });
});

test('LOG-29 somebody unknown binds their account by its password, and comes in without it afterwards', async () => {
  await world.person({ workNo: 'zhaoyun', realname: '赵子龙', password: 'Zhao#2026a' });
  const arrival = await comeBack(zhao);
  expect(arrival).toMatchObject({ isBound: false, name: '赵云', provider: '员工账号' });

  const proof = { username: 'zhaoyun', ...(await prove('Zhao#2026a')) };
  await call(bindIdentity, { code: arrival.code, ...proof });

  const again = await comeBack(zhao);
  expect(again).toMatchObject({ isBound: true, name: '赵子龙', mayCreate: false });
  const signedIn = await call(signInExternally, { code: again.code });
  expect(signedIn.userInfo.workNo).toBe('zhaoyun');
});

test('LOG-29 where the installation allows it an account is made, without any role', async () => {
  const { code, mayCreate } = await comeBack(qian);
  expect(mayCreate).toBe(true);

  const { userInfo } = await call(createAccount, { code });

  expect(userInfo).toMatchObject({ workNo: 'qian', realname: '钱多' });
  const roles = await world.db
    .selectFrom('person_role')
    .where('person_id', '=', userInfo.id)
    .selectAll()
    .execute();
  expect(roles).toEqual([]);
});

test('an account that is there already is not handed to whoever bears its number outside', async () => {
  await world.person({ workNo: 'sun' });
  const { code } = await comeBack(sun);

  await expect(call(createAccount, { code })).rejects.toThrow('arrival.taken');
  expect(await comeBack(sun)).toMatchObject({ isBound: false });
});

test('the same subject at another provider is somebody else, and gets no account there', async () => {
  const arrival = await comeBack(zhao, 'partner');

  expect(arrival).toMatchObject({ isBound: false, mayCreate: false });
  await expect(call(createAccount, { code: arrival.code })).rejects.toThrow('arrival.no-account');
});

test.each([
  ['another nonce', { nonce: 'replayed' }],
  ['another client', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['a past end', { exp: 1 }],
])('an identity token with %s is worth nothing', async (_, claims) => {
  openid.forge(claims);

  await expect(comeBack(zhao)).rejects.toThrow('outside.garbled');
});

test('a code made up, brought twice or from another issuer makes no arrival', async () => {
  await expect(comeBack(zhao, 'staff', { code: 'made-up' })).rejects.toThrow('outside.refused');
  await expect(comeBack(zhao, 'staff', { code: 'made-up' })).rejects.toThrow('outside.spent');
  await expect(comeBack(zhao, 'staff', { iss: other.origin })).rejects.toThrow('outside.garbled');
});

test.each([
  ['breaks', 'outside.unavailable'],
  ['talks nonsense', 'outside.garbled'],
  ['says nothing', 'outside.timeout'],
] as const)('a provider that %s is told from one that refuses', async (fault, refusal) => {
  const { url, state, verifier } = await beginRoundTrip(call, 'staff');
  const back = openid.agree(url, zhao);
  openid.fail(fault);
  if (fault === 'says nothing') giveUpCallsSoon();

  await expect(
    call(completeExternalSignIn, {
      state,
      verifier,
      code: back.get('code') ?? '',
      iss: openid.origin,
    }),
  ).rejects.toThrow(refusal);
});

test('a way that is not configured is closed', async () => {
  const challenge = 'c'.repeat(43);
  for (const key of ['dingtalk', 'nobody']) {
    await expect(call(beginExternalSignIn, { provider: key, challenge })).rejects.toThrow(
      'outside.closed',
    );
  }
});

import { approveSignOn } from '@portal/contract/identity/provider';
import { reauthenticateByPassword } from '@portal/contract/identity/reauthentication';
import { getSignInKey } from '@portal/contract/identity/session';
import { encrypted } from '@portal/testing/sign-in';
import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { atClient, openFlows } from '#testing/identity/oidc-flow.ts';

// What a client may ask of the authentication itself: OpenID Connect Core, 3.1.2.1.

const world = await startWorld();
const { clock } = world;
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const { connect, begin, finish } = openFlows(world, origin);
const config = await connect('cas');
const password = 'Woven-Cloud7';
// The client compares times with those of its own machine.
clock.moveTo(new Date());

const supervisor = () => world.person({ password, roles: ['regional-supervisor'] });
const seconds = () => Math.floor(clock.now().getTime() / 1_000);

/** Shows the password again in a session that goes on, as the portal's dialog does. */
const authenticateAgain = async ({ call }: Person): Promise<null> =>
  call(reauthenticateByPassword, encrypted(await call(getSignInKey, {}), password));

test('the ID token says name, work number and when the person authenticated', async () => {
  const lin = await world.person({ realname: '林一', roles: ['regional-supervisor'] });
  const authenticated = seconds();
  const flow = await begin({ config });
  const back = await finish(flow, lin);

  const tokens = await client.authorizationCodeGrant(config, back.url, flow.checks);

  expect(tokens.claims()).toMatchObject({
    sub: lin.id,
    name: '林一',
    preferred_username: lin.workNo,
    work_no: lin.workNo,
    auth_time: authenticated,
  });
  expect(config.serverMetadata()).toMatchObject({
    claims_supported: expect.arrayContaining([
      'name',
      'preferred_username',
      'work_no',
      'auth_time',
    ]),
  });
});

test('a client that asks for no profile is told the person alone', async () => {
  const lin = await supervisor();
  const flow = await begin({ config, parameters: { scope: 'openid' } });
  const back = await finish(flow, lin);

  const tokens = await client.authorizationCodeGrant(config, back.url, flow.checks);

  expect(Object.keys(tokens.claims() ?? {})).not.toContain('name');
});

test('max_age: an authentication that is older is made again, and auth_time is that of the new one', async () => {
  const lin = await supervisor();
  clock.advance(61_000);
  const flow = await begin({ config, parameters: { max_age: '60' } });
  await expect(lin.call(approveSignOn, { uid: flow.uid })).rejects.toThrow('proof.stale');

  await authenticateAgain(lin);
  const back = await finish(flow, lin);

  const checks = { ...flow.checks, maxAge: 60 };
  const tokens = await client.authorizationCodeGrant(config, back.url, checks);
  expect(tokens.claims()?.auth_time).toBe(seconds());
});

test('max_age: a younger authentication is good enough', async () => {
  const lin = await supervisor();
  clock.advance(59_000);
  const flow = await begin({ config, parameters: { max_age: '60' } });

  const back = await finish(flow, lin);

  expect(back.url.searchParams.get('code')).toBeTruthy();
});

test.each(['-1', 'soon'])('max_age=%s is no age, and the client is told so', async (max_age) => {
  const { asked } = await begin({ config, parameters: { max_age } });
  expect(asked.searchParams.get('error')).toBe('invalid_request');
});

test('prompt=login: a session that goes on is not enough, an authentication after the request is', async () => {
  const lin = await supervisor();
  clock.advance(1_000);
  const flow = await begin({ config, parameters: { prompt: 'login' } });
  await expect(lin.call(approveSignOn, { uid: flow.uid })).rejects.toThrow('proof.stale');

  clock.advance(1_000);
  await authenticateAgain(lin);
  const back = await finish(flow, lin);

  const tokens = await client.authorizationCodeGrant(config, back.url, flow.checks);
  expect(tokens.claims()?.auth_time).toBe(seconds());
});

test('prompt=login: who signs in after the request has authenticated', async () => {
  const flow = await begin({ config, parameters: { prompt: 'login' } });
  const back = await finish(flow, await supervisor());
  expect(back.url.searchParams.get('code')).toBeTruthy();
});

test('prompt=none: who is signed in comes back with a code, and nothing is shown', async () => {
  const flow = await begin({ config, parameters: { prompt: 'none' } });
  expect(flow.asked.searchParams.get('prompt')).toBe('none');

  const back = await finish(flow, await supervisor());

  const tokens = await client.authorizationCodeGrant(config, back.url, flow.checks);
  expect(tokens.claims()?.sub).toBeTruthy();
});

test.each(['login_required', 'interaction_required'])(
  'prompt=none: where it would have to be shown, the client is told %s by a redirect',
  async (refused) => {
    const { browser, uid } = await begin({ config, parameters: { prompt: 'none' } });

    const back = await browser.go(`${origin}/oidc/interaction/${uid}?refused=${refused}`, atClient);

    expect(back.url.searchParams.get('error')).toBe(refused);
    expect(back.url.searchParams.get('iss')).toBe(origin);
  },
);

test('prompt=none: who authenticated too long ago, or may not use the system, is told to the client', async () => {
  const lin = await supervisor();
  clock.advance(61_000);
  const parameters = { prompt: 'none', max_age: '60' };
  const old = await finish(await begin({ config, parameters }), lin);
  const clerk = await world.person({ roles: ['store-clerk'] });
  const foreign = await finish(await begin({ config, parameters: { prompt: 'none' } }), clerk);

  expect(old.url.searchParams.get('error')).toBe('login_required');
  expect(foreign.url.searchParams.get('error')).toBe('interaction_required');
});

test('prompt=none: a page in a frame is answered at once, since no page of ours is drawn in one', async () => {
  const query = client.buildAuthorizationUrl(config, {
    redirect_uri: 'https://cas.example/callback',
    scope: 'openid',
    prompt: 'none',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });

  const reply = await world.inject({
    url: query.pathname + query.search,
    headers: { 'sec-fetch-dest': 'iframe' },
  });

  const location = new URL(String(reply.headers.location));
  expect(location.searchParams.get('error')).toBe('login_required');
});

test('prompt=none beside another value is no request', async () => {
  const { asked } = await begin({ config, parameters: { prompt: 'none login' } });
  expect(asked.searchParams.get('error')).toBe('invalid_request');
});

test('a flow without prompt=none takes no refusal from an address', async () => {
  const { browser, uid } = await begin({ config });

  const { url } = await browser.go(
    `${origin}/oidc/interaction/${uid}?refused=login_required`,
    ({ pathname }) => pathname === '/singleSignOn',
  );

  expect(url.pathname).toBe('/singleSignOn');
});

test('id_token_hint: a client that expects somebody is not told of another', async () => {
  const [lin, wang] = [await supervisor(), await supervisor()];
  const first = await begin({ config });
  const { id_token = '' } = await client.authorizationCodeGrant(
    config,
    (await finish(first, lin)).url,
    first.checks,
  );
  const parameters = { id_token_hint: id_token };

  const flow = await begin({ config, parameters });

  await expect(wang.call(approveSignOn, { uid: flow.uid })).rejects.toThrow('sso.other-person');
  expect((await finish(flow, lin)).url.searchParams.get('code')).toBeTruthy();
});

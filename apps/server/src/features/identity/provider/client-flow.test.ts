import { approveSignOn, authorize } from '@portal/contract/identity/provider';
import { openBrowser } from '@portal/testing/browser';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, startWorld } from '#testing/world.ts';

import { atClient, type BegunFlow, callback, openFlows } from '#testing/identity/oidc-flow.ts';

const world = await startWorld();
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const { connect, begin: beginAt, finish } = openFlows(world, origin);

const cas = await connect('cas');
const begin = () => beginAt({ config: cas });
const Jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const supervisor = () => world.person({ roles: ['regional-supervisor'] });
const redeem = ({ config, checks }: BegunFlow, url: URL, changed: Partial<typeof checks> = {}) =>
  client.authorizationCodeGrant(config, url, { ...checks, ...changed });

/** Returns the OAuth error that a client receives. */
const whyNot = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'let in',
    (error: unknown) => (error instanceof client.ResponseBodyError ? error.error : error),
  );

test('SYS-13 openid-client completes a code flow with PKCE against us unmodified, and learns who is there', async () => {
  const lin = await world.person({ realname: '林一', roles: ['regional-supervisor'] });
  const flow = await begin();

  const back = await finish(flow, lin);
  const tokens = await redeem(flow, back.url);

  expect(back.url.searchParams.get('iss')).toBe(origin);
  expect(tokens.claims()).toMatchObject({ iss: origin, aud: 'cas', sub: lin.id });
  const who = await client.fetchUserInfo(cas, tokens.access_token, lin.id);
  expect(who).toMatchObject({ sub: lin.id, name: '林一', work_no: lin.workNo });
});

test('SYS-13 the portal is answered where the client begins its flow, with who asks it to', async () => {
  const lin = await supervisor();

  const { redirect_uri } = await lin.call(authorize, {
    response_type: 'code',
    redirect_uri: callback,
    client_id: 'cas',
  });

  expect(redirect_uri).toBe(`https://cas.example/login?iss=${encodeURIComponent(origin)}`);
});

test('SYS-13 a client that cannot begin a flow is handed a code of its own, which it redeems with its secret', async () => {
  const config = await connect('legacy', { initiateLoginUri: null });
  const lin = await supervisor();

  const { redirect_uri } = await lin.call(authorize, {
    response_type: 'code',
    redirect_uri: callback,
    client_id: 'legacy',
  });

  const address = new URL(redirect_uri);
  expect(address.origin + address.pathname).toBe(callback);
  expect([...address.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
  const tokens = await client.authorizationCodeGrant(config, address, {
    expectedState: client.skipStateCheck,
  });
  expect(tokens.claims()).toMatchObject({ aud: 'legacy', sub: lin.id });
});

test('A40 an address that is not the registered one letter by letter gets neither a person nor an error', async () => {
  const lin = await supervisor();
  const foreign = [
    `${callback}/`,
    `${callback}?x=1`,
    `${callback}/../callback`,
    'https://cas.example@evil.example/callback',
    'https://cas.example.evil.example/callback',
    'http://cas.example/callback',
    'https://CAS.example/callback',
    '//cas.example/callback',
  ];

  for (const redirect_uri of foreign) {
    const asked = { response_type: 'code', redirect_uri, client_id: 'cas' };
    await expect(lin.call(authorize, asked)).rejects.toThrow('sso.redirect-mismatch');
    const query = new URLSearchParams({ ...asked, scope: 'openid' });
    const shown = await openBrowser().go(`${origin}/oidc/auth?${query.toString()}`);
    expect(shown).toMatchObject({ status: 400, url: { host: new URL(origin).host } });
    expect(shown.text).not.toContain('evil');
  }
});

test.each(['token', 'id_token', 'code token', 'none', ''])(
  'A41 no response type but code: %s',
  async (response_type) => {
    const lin = await supervisor();
    const asked = new URLSearchParams({ response_type, redirect_uri: callback, client_id: 'cas' });

    const reply = await world.inject({
      url: `/api/gw/usercenter/v1/oauth2/authorize?${asked.toString()}`,
      headers: lin.headers,
    });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, reason: 'sso.response-type' });
    expect(reply.body).toContain('unsupported_response_type');
  },
);

test('A42 a client nobody registered, one of a system the person may not use and one of a closed system get nobody', async () => {
  await connect('closed', { subsystem: 'syfs' });
  await world.db
    .updateTable('subsystem')
    .set({ enabled: false })
    .where('key', '=', 'syfs')
    .execute();
  const asked = { response_type: 'code', redirect_uri: callback };
  const [lin, clerk] = [await supervisor(), await world.person({ roles: ['store-clerk'] })];

  const ask = (who: Person, client_id: string) => who.call(authorize, { ...asked, client_id });
  await expect(ask(lin, 'nobody')).rejects.toThrow('sso.client-unknown');
  await expect(ask(clerk, 'cas')).rejects.toThrow('subsystem.no-menu');
  await expect(ask(lin, 'closed')).rejects.toThrow('subsystem.disabled');
  const { uid } = await begin();
  await expect(clerk.call(approveSignOn, { uid })).rejects.toThrow('subsystem.no-menu');
  const unknown = await openBrowser().go(`${origin}/oidc/auth?client_id=nobody`);
  expect(unknown.status).toBe(400);
});

test('A43 a code is good once; whoever shows it again ends what came of it', async () => {
  const flow = await begin();
  const back = await finish(flow, await supervisor());
  const tokens = await redeem(flow, back.url);

  expect(await whyNot(redeem(flow, back.url))).toBe('invalid_grant');

  const answer = await fetch(`${origin}/oidc/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(answer.status).toBe(401);
});

test('A43 of sixteen who show a code at the same moment one is let in', async () => {
  const flow = await begin();
  const back = await finish(flow, await supervisor());

  const tries = Array.from({ length: 16 }, () => whyNot(redeem(flow, back.url)));

  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome !== 'invalid_grant')).toEqual(['let in']);
});

test('A43 a code is of no use to another client, without its verifier, or after sixty seconds', async () => {
  const other = await connect('other');
  const flow = await begin();
  const back = await finish(flow, await supervisor());

  expect(await whyNot(redeem({ ...flow, config: other }, back.url))).toBe('invalid_grant');
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  expect(await whyNot(redeem(flow, back.url, { pkceCodeVerifier }))).toBe('invalid_grant');
  world.clock.advance(60_000);
  expect(await whyNot(redeem(flow, back.url))).toBe('invalid_grant');
});

test.each([
  ['no challenge', {}],
  ['a plain one', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
])('A43 a flow with %s goes back to the client with an error', async (_, challenge) => {
  const asked = { redirect_uri: callback, scope: 'openid', ...challenge };
  const address = client.buildAuthorizationUrl(cas, asked);

  const { url } = await openBrowser().go(address.href, atClient);

  expect(url.searchParams.get('error')).toBe('invalid_request');
  expect(url.searchParams.get('iss')).toBe(origin);
});

test('A43 who is made to approve the flow of somebody else gives nothing away', async () => {
  const attackers = await begin();
  const victim = await supervisor();
  const { continueAt } = await victim.call(approveSignOn, { uid: attackers.uid });

  const shown = await openBrowser().go(origin + continueAt);

  expect(shown).toMatchObject({ status: 400, url: { host: new URL(origin).host } });
  // Neither the approval, which is spent, nor the attacker's own way on leads to the client.
  for (const way of [continueAt, `/oidc/auth/${attackers.uid}`]) {
    const { url } = await attackers.browser.go(origin + way, atClient);
    expect(url.host).toBe(new URL(origin).host);
  }
});

test('with the session ends what came of it: codes, tokens and flows under way', async () => {
  const lin = await supervisor();
  const [redeemed, waiting] = [await begin(), await begin()];
  const tokens = await redeem(redeemed, (await finish(redeemed, lin)).url);
  const back = await finish(waiting, lin);

  await world.inject({
    method: 'POST',
    url: '/api/common/sys/userLogin/logout',
    headers: lin.headers,
  });

  expect(await whyNot(redeem(waiting, back.url))).toBe('invalid_grant');
  const who = client.fetchUserInfo(cas, tokens.access_token, lin.id);
  await expect(who).rejects.toThrow('server responded with a challenge');
});

test('the database holds no code, no token and no secret', async () => {
  const flow = await begin();
  const back = await finish(flow, await supervisor());
  const tokens = await redeem(flow, back.url);

  const rows = [
    ...(await world.db.selectFrom('sso_artifact').selectAll().execute()),
    ...(await world.db.selectFrom('sso_client').selectAll().execute()),
  ];

  const kept = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(0);
  expect(kept).not.toContain(back.url.searchParams.get('code'));
  expect(kept).not.toContain(tokens.access_token);
});

/** The keys anybody may see. */
const keysShown = async () => {
  const reply = await fetch(`${origin}/oidc/jwks`);
  return Jwks.parse(await reply.json());
};

/** An ID token signed just now. */
const signed = async () => {
  const flow = await begin();
  const { id_token = '' } = await redeem(flow, (await finish(flow, await supervisor())).url);
  return id_token;
};

test('a new key is shown before anything is signed with it, and the old one stays until then', async () => {
  const before = await keysShown();

  world.clock.advance(30 * 24 * 3_600_000);
  const after = await keysShown();
  const first = await jwtVerify(await signed(), createLocalJWKSet(before));
  world.clock.advance(11 * 60_000);
  const next = await jwtVerify(await signed(), createLocalJWKSet(after));

  expect(after.keys).toHaveLength(2);
  expect(next.protectedHeader.kid).not.toBe(first.protectedHeader.kid);
  expect(JSON.stringify(after)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
});

import { listLogoutNotices, repeatLogoutNotice } from '@portal/contract/identity/logout-notices';
import { signOut } from '@portal/contract/identity/session';
import { authorize } from '@portal/contract/identity/provider';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { hastenJobs } from '#testing/server/jobs.ts';
import { startListener } from '#testing/server/listener.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';

const metricsToken = 'scraper-of-the-tests';
const world = await startWorld({ metricsToken });
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const redirect_uri = 'https://legacy.example/callback';

async function connect(client_id: string, backchannelLogoutUri: string | null) {
  await addSsoClient(world.db, client_id, { redirectUris: [redirect_uri], backchannelLogoutUri });
  return (who: Person) =>
    who.call(authorize, { response_type: 'code', redirect_uri, client_id: client_id });
}

const waiting = async () =>
  (await world.db.selectFrom('sso_login').where('session_hash', 'is', null).select('id').execute())
    .length;

const administrator = () => world.person({ roles: ['administrator'] });
/** Returns how often a client was notified by now; failed notices are tried again without their wait. */
const told =
  ({ heard }: { heard: string[] }) =>
  async () => {
    await hastenJobs(world.nodeDb);
    // A client that failed five times is left alone for a while.
    world.clock.advance(31_000);
    return heard.length;
  };
async function figure(state: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await world.inject({ url: '/metrics', headers });
  const name = `portal_jobs{queue="logout-notice",state="${state}"}`;
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1),
  );
}

test('a client that was carried a session is told when it ends, in a token only we can have signed', async () => {
  const listener = await startListener();
  const open = await connect('told', `${listener.origin}/logout`);
  const lin = await world.person();
  await open(lin);

  await lin.call(signOut, {});

  await expect.poll(() => listener.heard.length).toBe(1);
  const token = new URLSearchParams(listener.heard[0]).get('logout_token') ?? '';
  const keys = createRemoteJWKSet(new URL(`${origin}/oidc/jwks`));
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer: origin,
    audience: 'told',
    currentDate: world.clock.now(),
  });
  expect(protectedHeader.typ).toBe('logout+jwt');
  expect(payload).toMatchObject({
    sub: lin.id,
    sid: expect.any(String),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  await expect.poll(waiting).toBe(0);
});

test('FIX-20 a client that does not take a logout notice is told again by itself', async () => {
  const listener = await startListener(500, 503);
  const open = await connect('deaf', `${listener.origin}/logout`);
  const lin = await world.person();
  await open(lin);
  await lin.call(signOut, {});

  await expect.poll(told(listener)).toBe(3);
  await expect.poll(waiting).toBe(0);
});

test('FIX-20 a logout notice that was given up is shown to an administrator, who repeats it', async () => {
  const listener = await startListener(...Array.from({ length: 9 }, () => 500));
  const open = await connect('gone', `${listener.origin}/logout`);
  const [lin, author] = [await world.person({ realname: '林' }), await administrator()];
  await open(lin);
  await lin.call(signOut, {});

  await expect.poll(told(listener)).toBe(9);
  await expect.poll(() => author.call(listLogoutNotices, {})).toHaveLength(1);
  const [notice] = await author.call(listLogoutNotices, {});
  expect(notice).toMatchObject({ clientName: '外部系统', workNo: lin.workNo, realname: '林' });
  expect(await figure('failed')).toBe(1);

  const id = notice?.id ?? '';
  await author.call(repeatLogoutNotice, { id });
  await expect.poll(told(listener)).toBe(10);
  await expect.poll(waiting).toBe(0);
  expect(await author.call(listLogoutNotices, {})).toEqual([]);
  const late = author.call(repeatLogoutNotice, { id });
  await expect(late).rejects.toThrow('logout-notice.not-failed');
});

test('logout notices are for those who may see them', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  await expect(clerk.call(listLogoutNotices, {})).rejects.toThrow('action.denied');
  const repeated = clerk.call(repeatLogoutNotice, { id: 'x' });
  await expect(repeated).rejects.toThrow('action.denied');
});

test('with several nodes a client is told once', async () => {
  const node = await world.anotherNode();
  await node.listen({ host: '127.0.0.1', port: 0 }); // else it has no name to sign with
  const listener = await startListener();
  const open = await connect('once', `${listener.origin}/logout`);
  const lin = await world.person();
  await open(lin);
  await open(lin);

  await lin.call(signOut, {});

  await expect.poll(waiting).toBe(0);
  expect(listener.heard).toHaveLength(2);
});

test('a client that did not ask to be told is forgotten', async () => {
  const open = await connect('silent', null);
  const lin = await world.person();
  await open(lin);

  await lin.call(signOut, {});

  await expect.poll(waiting).toBe(0);
});

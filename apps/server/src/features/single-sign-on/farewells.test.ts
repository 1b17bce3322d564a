import { signOut } from '@portal/contract/session';
import { authorize } from '@portal/contract/single-sign-on';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { type Person, startWorld } from '../../testing.ts';
import { startListener } from '../../testing/listener.ts';
import { addSsoClient } from '../../testing/sso-client.ts';

const world = await startWorld();
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

test('a client that does not hear is told again later, and then no more', async () => {
  const listener = await startListener(500);
  const open = await connect('deaf', `${listener.origin}/logout`);
  const [lin, wang] = [await world.person(), await world.person()];
  await open(lin);
  await lin.call(signOut, {});
  await expect.poll(() => listener.heard.length).toBe(1);

  world.clock.advance(10_000);
  await wang.call(signOut, {});

  await expect.poll(() => listener.heard.length).toBe(2);
  await expect.poll(waiting).toBe(0);
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

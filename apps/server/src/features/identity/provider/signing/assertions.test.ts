import { szSign } from '@portal/contract/identity/provider';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const keys = createRemoteJWKSet(new URL(`${origin}/oidc/jwks`));
const supervisor = () => world.person({ roles: ['regional-supervisor'] });

const verified = (token: string, audience = 'idss') =>
  jwtVerify(token, keys, { issuer: origin, audience, currentDate: world.clock.now() });

test('SYS-12 retail operations is told who somebody is, for sixty seconds and for itself alone', async () => {
  const lin = await supervisor();

  const token = await lin.call(szSign, { userId: lin.workNo });
  const another = await lin.call(szSign, {});

  const { payload } = await verified(token);
  expect(payload).toMatchObject({ sub: lin.workNo, jti: expect.any(String) });
  expect((await verified(another)).payload.jti).not.toBe(payload.jti);
  await expect(verified(token, 'cas')).rejects.toThrow('unexpected "aud"');
  world.clock.advance(60_000);
  await expect(verified(token)).rejects.toThrow('"exp" claim timestamp check failed');
});

test.each([
  ['another work number', (own: string) => `userId=${own}0`, 403],
  ['their own and another', (own: string) => `userId=${own}&userId=10002`, 400],
  ['a list', () => 'userId[]=', 400],
  ['an encoded list', (own: string) => `userId%5B%5D=${own}`, 400],
])('A39 nobody is signed on with %s', async (_, query, status) => {
  const lin = await supervisor();

  const reply = await world.inject({
    url: `/api/crm/sys/szSign?${query(lin.workNo)}`,
    headers: lin.headers,
  });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ success: false, result: null });
});

test('whoever has no menu in retail operations is not signed on there', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });

  await expect(clerk.call(szSign, {})).rejects.toThrow('subsystem.no-menu');
});

test('each hand-over is an entry of the audit trail', async () => {
  const lin = await supervisor();

  await lin.call(szSign, {});

  const entry = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', lin.id)
    .where('kind', '=', 'hand-over')
    .select('detail')
    .executeTakeFirst();
  expect(entry?.detail).toEqual({ to: 'idss', by: 'assertion' });
});

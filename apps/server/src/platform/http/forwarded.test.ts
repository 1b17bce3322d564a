import { rates } from '@portal/contract/limits';
import { getSignInKey, signIn } from '@portal/contract/identity/session';
import { encrypted } from '@portal/testing/sign-in';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({ trustProxy: ['10.0.0.0/8'], rateFactor: 1 });

/** A proxy of ours that nobody came by before. */
let serial = 0;
const freshProxy = () => `10.1.0.${(serial += 1)}`;

const ask = async (remoteAddress: string, forwarded: string): Promise<number> => {
  const headers = { 'x-forwarded-for': forwarded };
  return (await world.inject({ url: '/livez', remoteAddress, headers })).statusCode;
};

/** Uses up the rate of whoever each call comes from, by one proxy; tells how the last one, beyond it, was answered. */
async function lastOf(forwarded: (index: number) => string): Promise<number> {
  const proxy = freshProxy();
  for (let index = 0; index < rates.probe.burst; index += 1) {
    expect(await ask(proxy, forwarded(index))).toBe(200);
  }
  return ask(proxy, forwarded(rates.probe.burst));
}

test.each([
  ['made-up text', () => randomUUID()],
  ['nothing', () => ''],
  ['commas', (index: number) => ','.repeat(index)],
  ['unknown', () => 'unknown'],
  ['a number too large', (index: number) => `203.0.113.${256 + index}`],
  ['leading zeros', (index: number) => `0203.0.113.${index}`],
  ['half an address', (index: number) => `203.0.${index}`],
  ['an open bracket', (index: number) => `[2001:db8:${index}::1`],
  ['an address behind made-up text', (index: number) => `203.0.113.${index}, a`],
])('X-Forwarded-For with %s counts as the proxy that passed it on', async (_, forwarded) => {
  expect(await lastOf(forwarded)).toBe(429);
});

test.each([
  ['a port', (index: number) => `203.0.113.1:${1_000 + index}`],
  ['IPv4 in IPv6', (index: number) => (index % 2 ? '::ffff:203.0.113.2' : '203.0.113.2')],
  ['IPv4 in IPv6, in hex', (index: number) => (index % 2 ? '::ffff:cb00:7103' : '203.0.113.3')],
  ['brackets and a port', (index: number) => `[2001:db8:1::1]:${1_000 + index}`],
  ['another address of one network', (index: number) => `2001:db8:2:0::${index.toString(16)}`],
  ['a zone', (index: number) => `fe80::1%eth${index}`],
  ['made-up text left of it', () => `${randomUUID()}, 203.0.113.4`],
])('one caller stays one caller with %s', async (_, forwarded) => {
  expect(await lastOf(forwarded)).toBe(429);
});

test('callers behind one proxy are told apart by their addresses, however these are written', async () => {
  expect(await lastOf((index) => `192.0.2.${index}:5000`)).toBe(200);
  expect(await lastOf((index) => `[2001:db9:${index.toString(16)}::1]:443`)).toBe(200);
});

test('a failed sign-in behind made-up text is counted and sealed under the address of the proxy', async () => {
  const lin = await world.person({ password: 'Woven-Cloud7' });
  const remoteAddress = freshProxy();
  for (let index = 0; index < 6; index += 1) {
    const key = await world.visitor.call(getSignInKey, {});
    const reply = await world.inject({
      method: 'POST',
      url: `/api${signIn.path}`,
      remoteAddress,
      headers: { 'x-forwarded-for': `no address ${index}` },
      payload: { username: lin.workNo, ...encrypted(key, 'Wrong-Cloud7') },
    });
    expect(reply.statusCode).toBeLessThan(500);
  }

  const entries = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', lin.id)
    .select('address')
    .distinct()
    .execute();
  expect(entries).toEqual([{ address: remoteAddress }]);
});

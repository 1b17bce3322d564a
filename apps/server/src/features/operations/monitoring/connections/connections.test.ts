import { requestCode } from '@portal/contract/identity/phone';
import { getConnections } from '@portal/contract/monitoring/connections';
import { getHealth } from '@portal/contract/monitoring/health';
import { expect, test } from 'vitest';
import { freshPhone, modes, smsWorld } from '#testing/identity/sms.ts';
import { openSocketAt } from '#testing/server/socket.ts';
import { startWorld } from '#testing/world.ts';

const { gateway, settings } = await smsWorld();
const world = await startWorld(settings);
const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
const administrator = await world.person({ roles: ['administrator'] });
const { call } = administrator;
const connections = () => call(getConnections, {});
const smsOf = async () => (await connections()).services.find(({ kind }) => kind === 'sms');
const healthOf = async () =>
  (await call(getHealth, {})).items.find(({ topic }) => topic === 'services');

/** Somebody asks for a code to sign in with. */
async function askForCode(): Promise<void> {
  const { phone, ...browser } = freshPhone();
  await world.person({ phone });
  await world.visitorFrom(browser).call(requestCode, { mobile: phone, smsmode: modes.signIn });
}

test('MON-05 a socket is counted while it is open, and by its code once it is closed', async () => {
  const before = (await connections()).sockets.open;
  const socket = await openSocketAt(address, administrator);
  expect((await connections()).sockets.open).toBe(before + 1);

  await socket.end();

  await expect
    .poll(async () => (await connections()).sockets)
    .toEqual({ open: before, closed: [{ code: expect.any(Number), count: 1 }] });
  expect((await connections()).bus).toEqual([{ name: 'postgresql', isUp: true }]);
});

test('MON-05 a service is listed before its first call, with its answers, and as left alone after five failures', async () => {
  expect(await smsOf()).toMatchObject({ answered: 0, failed: 0, meanMs: null, restsUntil: null });
  await askForCode();
  await expect.poll(smsOf).toMatchObject({ answered: 1, meanMs: expect.any(Number) });
  expect(await healthOf()).toMatchObject({ state: 'good' });

  await gateway.stop();
  for (let times = 0; times < 5; times += 1) await askForCode();

  await expect.poll(smsOf).toMatchObject({
    answered: 1,
    failed: 5,
    failure: { kind: 'unreachable', status: null },
    restsUntil: world.clock.now().getTime() + 30_000,
  });
  expect(await healthOf()).toMatchObject({ state: 'warn', text: '短信网关（验证码） 已熔断' });
  world.clock.advance(30_000);
  expect(await smsOf()).toMatchObject({ restsUntil: null });
});

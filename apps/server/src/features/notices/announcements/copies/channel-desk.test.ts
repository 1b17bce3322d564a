import {
  listNotificationChannels,
  tryNotificationChannel,
} from '@portal/contract/notices/notification-channels';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

test('an administrator sees which channels are connected, and tries one on their own telephone', async () => {
  const world = await startWorld({}, onTestFinished);
  const administrator = await world.person({ roles: ['administrator'], phone: '13800138000' });
  const channels = () => administrator.call(listNotificationChannels, {});
  expect(await channels()).toMatchObject([
    { channel: 'dingtalk', isConnected: false, reachesMe: false },
    { channel: 'sms', isConnected: true, reachesMe: true, takenTime: null },
  ]);

  await administrator.call(tryNotificationChannel, { channel: 'sms' });

  expect((await channels())[1]).toMatchObject({ takenTime: '2026-11-21 17:00:00', failed: 0 });
  const closed = administrator.call(tryNotificationChannel, { channel: 'dingtalk' });
  await expect(closed).rejects.toThrow('channel.closed');
  const nobody = await world.person({ roles: ['administrator'] });
  const unreached = nobody.call(tryNotificationChannel, { channel: 'sms' });
  await expect(unreached).rejects.toThrow('channel.no-address');
});

test('a message that is not taken is told, and stands as the last problem of its channel', async () => {
  const sms = {
    gatewayUrl: 'http://127.0.0.1:9',
    gatewayToken: undefined,
    templates: { 'sign-in': 'a', registration: 'b', retrieval: 'c', enrolment: 'd' },
  };
  const world = await startWorld({ sms }, onTestFinished);
  const administrator = await world.person({ roles: ['administrator'], phone: '13800138000' });

  const failed = administrator.call(tryNotificationChannel, { channel: 'sms' });

  await expect(failed).rejects.toThrow('channel.failed');
  expect((await administrator.call(listNotificationChannels, {}))[1]).toMatchObject({
    failed: 1,
    problem: '无法连接',
    problemTime: '2026-11-21 17:00:00',
  });
});

test('a clerk neither reads the channels nor sends by them', async () => {
  const world = await startWorld({}, onTestFinished);
  const clerk = await world.person({ roles: ['store-clerk'], phone: '13800138000' });
  await expect(clerk.call(listNotificationChannels, {})).rejects.toThrow('action.denied');
  const sent = clerk.call(tryNotificationChannel, { channel: 'sms' });
  await expect(sent).rejects.toThrow('action.denied');
});

import {
  listSettingChanges,
  listSettings,
  saveSetting,
  type SettingName,
  type SettingValue,
} from '@portal/contract/administration/settings';
import { hour } from '@portal/common/durations';
import { getRegistration } from '@portal/contract/identity/registration';
import { getSwitching } from '@portal/contract/workplace/contexts';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { tenantAdministrator } from '#testing/fixtures/tenant-administrator.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'], realname: '何岚' });

async function settingOf(name: SettingName) {
  const { settings } = await administrator.call(listSettings, {});
  const found = settings.find((setting) => setting.name === name);
  if (!found) throw new Error(`There is no setting ${name}`);
  return found;
}

async function set(name: SettingName, value: SettingValue | null): Promise<void> {
  const { value: seen } = await settingOf(name);
  await administrator.call(saveSetting, { name, value, seen });
}

test('a setting is in force on every node once it is saved, and is put back to its standard', async () => {
  const other = await world.anotherNode();
  const onOther = administrator.tab({}, other);
  expect(await onOther(getSwitching, {})).toBe('live');

  await set('switching', 'reload');
  await set('registration', 'closed');

  await expect.poll(() => onOther(getSwitching, {})).toBe('reload');
  await expect
    .poll(() => world.visitorFrom({ node: other }).call(getRegistration, {}))
    .toMatchObject({ isOpen: false });
  // A node that starts now has it from the beginning.
  const later = await world.anotherNode();
  expect(await administrator.tab({}, later)(getSwitching, {})).toBe('reload');
  await set('switching', null);
  await expect.poll(() => onOther(getSwitching, {})).toBe('live');
  const { records } = await administrator.call(listSettingChanges, {});
  expect(records.slice(0, 2)).toMatchObject([
    {
      what: 'reset',
      realname: '何岚',
      before: { switching: '重新加载' },
      after: { switching: '就地更新' },
    },
    { what: 'edited', before: { registration: '开放' }, after: { registration: '关闭' } },
  ]);
});

test('a session that nobody uses ends after the time that was set', async () => {
  const lin = await world.person();
  await set('sessionIdleMinutes', 30);
  await expect.poll(async () => (await settingOf('sessionIdleMinutes')).value).toBe(30);

  world.clock.advance(hour / 2);

  await expect(lin.call(getSwitching, {})).rejects.toThrow('session.expired');
});

test('limits of failed sign-ins are those that were set', async () => {
  const wang = await world.person({ password: 'Kelp-72913' });
  const boss = await world.person({ roles: ['administrator'] });
  const { settings } = await boss.call(listSettings, {});
  const seen = settings.find(({ name }) => name === 'lockPair')?.value ?? 0;
  await boss.call(saveSetting, { name: 'lockPair', value: 2, seen });

  for (const words of ['sign-in.failed', 'sign-in.failed', 'sign-in.locked']) {
    await expect(world.signIn(wang.workNo, 'wrong')).rejects.toThrow(words);
  }
});

test('a variable of the environment has the last word, and its setting cannot be changed', async () => {
  const boss = await world.person({ roles: ['administrator'] });
  expect(readConfig({ CONTEXT_SWITCH: 'reload', PORT: '' }).fixedSettings).toEqual(['switching']);
  const { settings } = await boss.call(listSettings, {});
  expect(settings.filter(({ isFixed }) => isFixed).map(({ name }) => name)).toEqual(['rateFactor']);

  const change = { name: 'rateFactor', value: 2, seen: 1_000 } as const;
  await expect(boss.call(saveSetting, change)).rejects.toThrow('setting.fixed');
});

test('a value that does not fit is refused in words, and of two changes the later is told', async () => {
  const boss = await world.person({ roles: ['administrator'] });
  const { settings } = await boss.call(listSettings, {});
  const seen = settings.find(({ name }) => name === 'lockDevice')?.value ?? 0;
  for (const value of [1, 1.5, '多', 10_000_000]) {
    const change = boss.call(saveSetting, { name: 'lockDevice', value, seen });
    await expect(change).rejects.toThrow('setting.unfit');
  }
  const outcomes = await Promise.allSettled(
    [20, 30].map((value) => boss.call(saveSetting, { name: 'lockDevice', value, seen })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = boss.call(saveSetting, { name: 'lockDevice', value: 40, seen });
  await expect(late).rejects.toThrow('setting.changed');
});

test('neither a clerk nor the administrator of another tenant changes a setting of the installation', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const elsewhere = await tenantAdministrator(world);
  const change = { name: 'workNetwork', value: 50, seen: 19 } as const;

  await expect(clerk.call(saveSetting, change)).rejects.toThrow('action.denied');
  await expect(clerk.call(listSettings, {})).rejects.toThrow('action.denied');
  await expect(clerk.call(listSettingChanges, {})).rejects.toThrow('action.denied');
  await expect(elsewhere.call(saveSetting, change)).rejects.toThrow('installation.elsewhere');
  expect(
    await world.db.selectFrom('setting').selectAll().where('name', '=', 'workNetwork').execute(),
  ).toEqual([]);
});

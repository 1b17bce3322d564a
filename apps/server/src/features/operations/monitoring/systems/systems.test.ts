import {
  deleteSystemActuator,
  listSystemActuators,
  saveSystemActuator,
  type SystemActuatorFields,
} from '@portal/contract/administration/system-actuators';
import { listSystemChanges } from '@portal/contract/administration/system-entries';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import {
  getSystemFigures,
  getSystemHealth,
  listMonitoredSystems,
} from '@portal/contract/monitoring/systems';
import { startActuator } from '@portal/testing/simulators/actuator';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { tenantAdministrator } from '#testing/fixtures/tenant-administrator.ts';
import { startWorld } from '#testing/world.ts';

const password = 'canary-of-the-actuator';
const authorization = `Basic ${Buffer.from(`portal:${password}`).toString('base64')}`;
const java = await startActuator({ authorization });
afterAll(() => java.stop());
const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const { call } = administrator;

const blank = { key: 'hr', way: 'basic', username: 'portal', secret: password } as const;
const address = `${java.origin}/actuator`;

async function register(changed: Partial<SystemActuatorFields> = {}): Promise<void> {
  const known = (await call(listSystemActuators, {})).find(({ key }) => key === 'hr');
  await call(saveSystemActuator, { ...blank, address, version: known?.version ?? 0, ...changed });
}

const figures = (group: 'server' | 'jvm' | 'tomcat' | 'disk') =>
  call(getSystemFigures, { system: 'hr', group });
const health = () => call(getSystemHealth, { system: 'hr' });

beforeEach(async () => {
  java.fail();
  java.setDown(false);
  // What was read in the test before is forgotten, and a circuit breaker closes.
  world.clock.advance(31_000);
  await register();
});

test('MON-02 a registered system shows its figures by the names of the allow-list, and says which it lacks', async () => {
  expect(await call(listMonitoredSystems, {})).toEqual([{ key: 'hr', name: expect.any(String) }]);
  const { metrics, missing, node } = await figures('jvm');

  expect(node).toBe((await call(listMonitoredSystems, {}))[0]?.name);
  expect(missing).toEqual([]);
  expect(metrics.find(({ name }) => name === 'jvm.gc.pause')?.measurements).toEqual([
    { statistic: 'COUNT', value: 21 },
    { statistic: 'TOTAL_TIME', value: 0.42 },
    { statistic: 'MAX', value: 0.05 },
  ]);
  // It has a name for the processors in use, and no value.
  expect((await figures('server')).missing).toEqual(['system.cpu.usage']);
  expect((await figures('tomcat')).missing).toContain('tomcat.sessions.active.current');
  const paths = java.asked.map((asked) => asked.replace(/^GET \/actuator\//, ''));
  for (const path of paths) expect(path).toMatch(/^(health|info|metrics(\/[a-z0-9.]+)?)$/);
  expect(paths).not.toContain('metrics/hikaricp.wait');
});

test('MON-02 its health is told part by part, down ones too, without their details', async () => {
  expect(await health()).toMatchObject({
    status: 'UP',
    parts: [
      { name: 'db', status: 'UP' },
      { name: 'db/orders', status: 'UP' },
      { name: 'diskSpace', status: 'UP' },
      { name: 'ping', status: 'UP' },
    ],
    facts: [
      { name: 'build.name', value: 'orders' },
      { name: 'build.version', value: '2.4.1' },
      { name: 'java.version', value: '21.0.4' },
      { name: 'java.vendor.name', value: 'Eclipse Adoptium' },
    ],
  });
  java.setDown(true);
  for (let index = 0; index < 6; index += 1) {
    world.clock.advance(5_001);
    const down = await health();
    expect(down).toMatchObject({ status: 'DOWN', parts: expect.arrayContaining([]) });
    expect(JSON.stringify(down)).not.toMatch(/MySQL|canary/);
  }
});

test('MON-02 however many look, a system is asked once in five seconds', async () => {
  await Promise.all([health(), health(), health()]);
  const before = java.asked.length;
  await health();
  expect(java.asked).toHaveLength(before);
  world.clock.advance(5_001);
  await health();
  expect(java.asked).toHaveLength(before + 2);
});

test('MON-02 a system that breaks, talks nonsense or wants other credentials is named in one sentence', async () => {
  const { name } = (await call(listMonitoredSystems, {}))[0] ?? {};
  java.fail('talks nonsense');
  await expect(messageOf()).resolves.toBe(`「${name}」的应答不是 Actuator 的格式`);
  java.fail('breaks');
  await expect(messageOf()).resolves.toBe(`「${name}」应答了错误状态 500`);
  java.fail();
  await register({ secret: 'another' });
  await expect(messageOf()).resolves.toBe(`「${name}」不接受登记的凭据（401）`);
  await register({ address: `${java.origin}/nowhere`, secret: password });
  await expect(messageOf()).resolves.toBe(`「${name}」登记的地址上没有 Actuator（404）`);
  await register({ address: 'http://127.0.0.1:1/actuator', secret: password });
  await expect(messageOf()).resolves.toContain(`连接不上「${name}」`);
  for (let index = 0; index < 5; index += 1) await messageOf();
  await expect(messageOf()).resolves.toContain(`「${name}」连续多次没有应答`);
});

test('MON-02 a system that does not answer is given up', async () => {
  java.fail('says nothing');
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  onTestFinished(() => limits.mockRestore());
  await expect(messageOf()).resolves.toMatch(/没有在 3 秒内应答/);
  expect(limits).toHaveBeenCalledWith(3_000);
});

test('MON-02 an answer of another shape, of any length or from elsewhere is none', async () => {
  const path = '/actuator/health';
  const bodies = [
    { body: JSON.stringify({ status: { name: 'UP' } }) },
    { body: JSON.stringify({ status: 'UP', components: 'all' }) },
    { body: JSON.stringify({ status: 'UP', padding: 'x'.repeat(300_000) }) },
    { location: `${java.origin}/actuator/info` },
  ];
  for (const reply of bodies) {
    java.replace(path, () => reply);
    world.clock.advance(31_000);
    await expect(health()).rejects.toThrow(/actuator\.(failed|silent)/);
  }
});

test('MON-02 credentials are kept sealed, go nowhere but to their system, and are written again for another address', async () => {
  const rows = await world.db.selectFrom('subsystem_actuator').selectAll().execute();
  const sealed = rows[0]?.sealed_secret;
  expect(sealed?.toString('latin1')).not.toContain(password);
  const answer = JSON.stringify(await call(listSystemActuators, {}));
  expect(answer).not.toContain(password);
  expect(answer).not.toContain('secret');

  const elsewhere = register({ address: 'https://elsewhere.example/actuator', secret: '' });
  await expect(elsewhere).rejects.toThrow('actuator.secret-needed');
  await expect(register({ username: 'root', secret: '' })).rejects.toThrow('secret-needed');
  await expect(register({ version: 0 })).rejects.toThrow('system.changed');
  await register({ secret: '' });
  const { records } = await call(listSystemChanges, {});
  expect(records.map(({ what }) => what)).toContain('watched hr');
  const entries = await world.db.selectFrom('audit_entry').select('detail').execute();
  expect(JSON.stringify(entries)).not.toContain(password);

  await call(deleteSystemActuator, { key: 'hr' });
  expect(await call(listMonitoredSystems, {})).toEqual([]);
  await expect(health()).rejects.toThrow('actuator.none');
});

test.each([
  'http://intranet.example/actuator',
  'http://localhost@evil.example/actuator',
  'https://portal:secret@host.example/actuator',
  'https://host.example/actuator?token=1',
  'https://host.example/#',
  'file:///etc/passwd',
])('MON-02 %s is no address of an Actuator', async (wrong) => {
  await expect(register({ address: wrong })).rejects.toThrow('input.invalid');
});

test('MON-02 neither a clerk, nor an auditor without the right, nor another tenant sees or registers anything', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const auditor = await world.person({ roles: ['auditor'] });
  const asks = ({ call: as }: Pick<typeof clerk, 'call'>) => [
    () => as(listMonitoredSystems, {}),
    () => as(getSystemFigures, { system: 'hr', group: 'jvm' }),
    () => as(getSystemHealth, { system: 'hr' }),
  ];
  const desk = ({ call: as }: Pick<typeof clerk, 'call'>) => [
    () => as(listSystemActuators, {}),
    () => as(saveSystemActuator, { ...blank, address, version: 1 }),
    () => as(deleteSystemActuator, { key: 'hr' }),
  ];
  for (const ask of [clerk, auditor].flatMap((who) => [...asks(who), ...desk(who)])) {
    await expect(ask()).rejects.toThrow('action.denied');
  }
  for (const ask of [...asks(world.visitor), ...desk(world.visitor)]) {
    await expect(ask()).rejects.toThrow('session.expired');
  }
  const elsewhere = await tenantAdministrator(world);
  for (const ask of desk(elsewhere)) await expect(ask()).rejects.toThrow('installation.elsewhere');
  await world.db.insertInto('tenant').values({ id: 62, name: '丙集团' }).execute();
  await withinTenant(62, async () => {
    await world.db.insertInto('role').values({ code: 'operator', name: '运维' }).execute();
    await world.db
      .insertInto('role_action')
      .values({ role_code: 'operator', action_code: monitorActions.list })
      .execute();
  });
  const foreign = await world.person({ roles: ['operator'], tenantId: 62 });
  for (const ask of asks(foreign)) await expect(ask()).rejects.toThrow('monitor.foreign');
});

/** The sentence that the page shows in place of the figures. */
async function messageOf(): Promise<unknown> {
  world.clock.advance(5_001);
  const url = '/api/sys/actuator/system/figures?system=hr&group=jvm';
  const reply = await world.inject({ url, headers: administrator.headers });
  return reply.json<{ message: string }>().message;
}

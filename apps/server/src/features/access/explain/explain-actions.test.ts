import { explain, explainFor, whoHelps } from '@portal/contract/access/explain';
import { getPermissions, type MenuItem } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld, type Person } from '#testing/world.ts';
import { roleIn } from '#testing/fixtures/role.ts';

// Buttons, what closes everything, asking about others, and that no answer says other than the menu.

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
const carPages = ['ams-sampleCar', 'ams-sampleCar-fuel'];

const findings = async (person: Person, asked: string) =>
  (await person.call(explain, { asked })).findings;

test('a button whose action a role of the person holds is theirs, by that role', async () => {
  const driver = await world.person({
    roles: [await makeRole({ menuItems: carPages, actions: ['ams:sampleCar:add'] })],
  });

  expect(await findings(driver, 'ams:sampleCar:add')).toMatchObject([
    {
      about: 'action',
      title: '样页车辆：新增',
      path: '/ams/sampleCar',
      sees: 'yes',
      reasons: [],
      remarks: [{ kind: 'held', roles: ['测试角色'] }],
    },
  ]);
});

test('a role that holds everything holds every button, and who has it can help', async () => {
  const whole = { code: 'whole', name: '全权角色', holds_all: true };
  await world.db.insertInto('role').values(whole).execute();
  const head = await world.person({ roles: [whole.code], realname: '全权人' });

  const [button] = await findings(head, 'ams:sampleCar:add');

  expect(button?.remarks).toEqual([{ kind: 'held', roles: [whole.name] }]);
  expect((await head.call(whoHelps, {})).administrators).toContain('全权人');
});

test('a button whose action no role of theirs holds names the roles that do', async () => {
  const driver = await world.person({ roles: [await makeRole({ menuItems: carPages })] });

  const [button, ...rest] = await findings(driver, 'ams:sampleCar:add');

  expect(button?.sees).toBe('no');
  expect(button?.reasons).toEqual([
    { kind: 'action-not-held', roles: expect.arrayContaining(['区域督导', '总部员工']) },
  ]);
  expect(rest).toEqual([]);
});

test('a button on a page that is not theirs comes with why the page is not', async () => {
  const stranger = await world.person({
    roles: [await makeRole({ actions: ['ams:sampleCar:add'] })],
  });

  expect(await findings(stranger, 'ams:sampleCar:add')).toMatchObject([
    { about: 'action', sees: 'no', reasons: [{ kind: 'page-unseen', on: '样页车辆' }] },
    { about: 'page', title: '样页车辆', sees: 'no' },
  ]);
});

test('a rule that is off lets everybody; one of type 2 enables and shows nothing', async () => {
  const clerk = await world.person({ roles: ['store-clerk'], stores: await anyStore() });

  const [free] = await findings(clerk, 'ors:sales:export');
  expect(free?.remarks).toContainEqual({ kind: 'rule-off' });
  expect(free?.sees).toBe('yes');
  const [enabling] = await findings(clerk, 'ors:sampleSales:approve');
  expect(enabling).toMatchObject({ sees: 'no', reasons: [{ kind: 'action-not-held' }] });
  const administrator = await world.person({ roles: ['administrator'], stores: await anyStore() });
  expect((await findings(administrator, 'ors:sampleSales:approve'))[0]?.remarks).toContainEqual({
    kind: 'enables-only',
  });
});

const anyStore = async () =>
  (await world.db.selectFrom('store').select('store_no').limit(1).execute()).map(
    ({ store_no }) => store_no,
  );

test('a button is found by what it does, when no page is called so', async () => {
  const lin = await world.person();

  expect(await findings(lin, '样页车辆：导出')).toMatchObject([
    { about: 'action', action: 'ams:sampleCar:export' },
    { about: 'page', path: '/ams/sampleCar' },
  ]);
  expect(await findings(lin, 'no:such:action')).toMatchObject([{ about: 'nothing' }]);
});

test('whoever has to change their password is told that it closes everything', async () => {
  const newcomer = await world.person({ password: 'Aa1!aaaa', passwordChangedAt: null });

  expect((await newcomer.call(explain, { asked: 'ams' })).closed).toEqual(['password-due']);
});

test('whoever may edit roles is named as the one to ask; asking for others takes an action', async () => {
  const lin = await world.person();
  const administrator = await world.person({ roles: ['administrator'] });

  const help = await lin.call(whoHelps, {});

  expect(help.mayAskForOthers).toBe(false);
  expect(help.administrators).toContain('沈墨川');
  expect((await administrator.call(whoHelps, {})).mayAskForOthers).toBe(true);
  await expect(
    lin.call(explainFor, { asked: 'ams', workNo: administrator.workNo }),
  ).rejects.toThrow('action.denied');
});

test('an administrator is told how it stands with somebody else, and that they asked is sealed', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const guard = await world.person({
    realname: '周守门',
    roles: ['security-officer'],
    status: 'frozen',
    password: 'Aa1!aaaa',
    passwordChangedAt: null,
  });

  const answer = await administrator.call(explainFor, {
    asked: 'https://localhost/ams/sampleCar/fuel?token=secret-of-somebody',
    workNo: guard.workNo,
  });

  expect(answer).toMatchObject({
    realname: '周守门',
    closed: ['frozen', 'password-due', 'second-factor-due'],
    findings: [{ path: '/ams/sampleCar/fuel', sees: 'no' }],
  });
  const entries = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'access.explained')
    .select(['actor_id', 'detail'])
    .execute();
  expect(entries).toEqual([
    { actor_id: administrator.id, detail: { of: guard.workNo, about: '/ams/sampleCar/fuel' } },
  ]);
  await expect(administrator.call(explainFor, { asked: 'ams', workNo: 'nobody' })).rejects.toThrow(
    'person.not-found',
  );
});

test('what is asked is bounded, and there has to be something', async () => {
  const lin = await world.person();

  await expect(lin.call(explain, { asked: '   ' })).rejects.toThrow('input.invalid');
  await expect(lin.call(explain, { asked: 'x'.repeat(501) })).rejects.toThrow('input.invalid');
  await expect(world.visitor.call(explain, { asked: 'ams' })).rejects.toThrow('session.expired');
});

const idsIn = (menu: MenuItem[]): string[] =>
  menu.flatMap(({ id, children = [] }) => [id, ...idsIn(children)]);

test.each(['administrator', 'head-office', 'store-clerk', 'auditor'])(
  'of no page of administration does the answer say other than the menu (%s)',
  async (role) => {
    const person = await world.person({ roles: [role] });
    const { menu } = await person.call(getPermissions, { systemType: 'ams' });
    const items = await world.db
      .selectFrom('menu_item')
      .where('subsystem', '=', 'ams')
      .select(['id', 'path'])
      .execute();

    const seen: string[] = [];
    for (const { id, path } of items) {
      const [found] = await findings(person, path);
      const isInMenu = found?.reasons.every(({ kind }) => /^(no-page|form-builder)$/.test(kind));
      if (isInMenu) seen.push(id);
    }

    expect(seen.toSorted()).toEqual(idsIn(menu).toSorted());
  },
);

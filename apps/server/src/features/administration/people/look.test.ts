import { listAuditEntries } from '@portal/contract/administration/audit-log';
import { lookAs, lookMs } from '@portal/contract/administration/look';
import {
  endOnlineSession,
  listOnlineSessions,
} from '@portal/contract/administration/online-sessions';
import { freezePeople } from '@portal/contract/administration/people';
import { setScopes } from '@portal/contract/administration/scopes';
import { getPermissions } from '@portal/contract/access/permissions';
import { signOut } from '@portal/contract/identity/session';
import { listMine } from '@portal/contract/notices/announcements';
import { recordCalls } from '@portal/contract/records/record-calls';
import { payslips } from '@portal/hr/records/payslips';
import { headersOf } from '@portal/testing/request';
import { expect, test, vi } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { callsOn } from '#testing/server/caller.ts';
import { contractCalls } from '#testing/server/contract-calls.ts';
import { openSocketAt } from '#testing/server/socket.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const { clock } = world;
await world.db.updateTable('subsystem').set({ enabled: true }).execute();
const makeRole = roleIn(world.db);
const clerk = await world.person({
  realname: '林被看',
  roles: ['store-clerk'],
  stores: ['S02001'],
});
const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
const reason = '核对菜单';

/** The session in which an administrator looks as somebody, as the page that begins it has it. */
async function lookOf(administrator: Person, id = clerk.id) {
  const { token, userInfo, endsInMs } = await administrator.call(lookAs, { id, reason });
  const as = { clock, token, authority: world.authority, workNo: userInfo.workNo };
  return {
    token,
    endsInMs,
    headers: headersOf(as),
    call: callsOn(world.app, as),
    onOtherNode: async () => callsOn(await world.anotherNode(), as),
  };
}
const entriesOf = async (object: Record<string, string>) => {
  const auditor = await world.person({ roles: ['auditor'] });
  return (await auditor.call(listAuditEntries, object)).records;
};

test('ADM-18 whoever looks as somebody is answered as they are, passes no call that writes, is named with them in the audit trail, and is out after 15 minutes', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const look = await lookOf(administrator);
  const asked = { systemType: 'ors' } as const;
  expect(await look.call(getPermissions, asked)).toEqual(await clerk.call(getPermissions, asked));
  expect(look.endsInMs).toBe(lookMs);

  const refused: string[] = [];
  const passed: string[] = [];
  for (const [name, { method, path, envelope, rate, admits, ...call }] of await contractCalls()) {
    if (admits === 'operator' || rate === 'sign-in') continue;
    if (rate === 'read' && envelope !== 'csv' && call.whileLooking !== 'closed') continue;
    // The one call it may make besides, and the one that is no request; a later test opens it.
    if (name === 'signOut' || name === 'openSocket') continue;
    const url = (envelope === 'bare' ? path : `/api${path}`).replaceAll(/:\w+/g, 'x');
    const answer = await world.inject({ method, url, headers: look.headers });
    const isRefused = answer.statusCode === 403 && answer.body.includes('look.read-only');
    (isRefused ? refused : passed).push(name);
  }
  expect(passed).toEqual([]);
  expect(refused.length).toBeGreaterThan(800);

  const [begun] = await entriesOf({ kind: 'person.looked-as' });
  expect(begun).toMatchObject({
    workNo: administrator.workNo,
    detail: { object: clerk.workNo, reason },
  });
  const refusals = await entriesOf({ kind: 'refusal', workNo: administrator.workNo });
  expect(refusals[0]?.detail).toMatchObject({
    refusal: 'look.read-only',
    lookedAs: clerk.workNo,
  });
  expect(await entriesOf({ kind: 'refusal', workNo: clerk.workNo })).toEqual([]);

  clock.advance(lookMs - 1);
  await look.call(listMine, {});
  clock.advance(1);
  await expect(look.call(listMine, {})).rejects.toThrow('session.expired');
  await administrator.call(listMine, {});
});

test('a look ends at once with the session it began in, on every node, and when its administrator is frozen', async () => {
  const first = await world.person({ roles: ['administrator'] });
  const other = await world.person({ roles: ['administrator'] });
  const look = await lookOf(first);
  const there = await look.onOtherNode();
  await there(listMine, {});

  await first.call(signOut, {});
  await expect(look.call(listMine, {})).rejects.toThrow('session.expired');
  await vi.waitFor(() => expect(there(listMine, {})).rejects.toThrow('session.expired'), 60_000);

  const second = await lookOf(other);
  await second.call(listMine, {});
  const third = await world.person({ roles: ['administrator'] });
  await third.call(freezePeople, { ids: other.id, status: '2', reason });
  await expect(second.call(listMine, {})).rejects.toThrow('session.expired');
});

test('a look is among the sessions of the person, as what it is, and can be ended there', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const { id, workNo } = await world.person({ realname: '周被看' });
  const look = await lookOf(administrator, id);
  const { records } = await administrator.call(listOnlineSessions, { keyword: workNo });
  const shown = records.find(({ method }) => method === '管理员模拟查看');

  await administrator.call(endOnlineSession, { id: shown?.id ?? '' });

  await expect(look.call(listMine, {})).rejects.toThrow('session.expired');
});

test('what is for a person’s own eyes stays so, and signing out of a look leaves their own session alone', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const employee = await world.person({ roles: ['store-clerk'] });
  const look = await lookOf(administrator, employee.id);

  await expect(look.call(recordCalls(payslips).find, {})).rejects.toThrow('look.read-only');
  await expect(openSocketAt(address, { id: employee.id, token: look.token })).rejects.toThrow(
    '403',
  );
  await look.call(signOut, {});

  await expect(look.call(listMine, {})).rejects.toThrow('session.expired');
  await employee.call(listMine, {});
});

test('nobody looks as themselves, as somebody frozen, out of reach, or who administers more, nor out of a look or without a fresh proof', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const role = await makeRole({ actions: ['ams:person:look', 'ams:person:list'] });
  const scoped = await world.person({ roles: [role] });
  const superior = await world.person({ roles: ['administrator'], stores: ['S02001'] });
  const looked = (person: Person, id: string) => person.call(lookAs, { id, reason });
  await administrator.call(setScopes, {
    id: scoped.id,
    scopes: [{ kind: 'store', key: 'S02001' }],
  });
  await looked(scoped, clerk.id);

  await expect(looked(administrator, administrator.id)).rejects.toThrow('person.own');
  await expect(looked(scoped, superior.id)).rejects.toThrow('person.protected');
  const elsewhere = await world.person({ stores: ['S02002'] });
  await expect(looked(scoped, elsewhere.id)).rejects.toThrow('person.not-found');
  await expect(looked(clerk, elsewhere.id)).rejects.toThrow('action.denied');
  const look = await lookOf(administrator, superior.id);
  await expect(look.call(lookAs, { id: clerk.id, reason })).rejects.toThrow('look.read-only');
  await administrator.call(freezePeople, { ids: elsewhere.id, status: '2', reason });
  await expect(looked(administrator, elsewhere.id)).rejects.toThrow('sign-in.frozen');
  clock.advance(lookMs);
  await expect(looked(administrator, clerk.id)).rejects.toThrow('proof.stale');
});

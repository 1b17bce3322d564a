import {
  acknowledge,
  archive,
  listMine,
  markAllRead,
  markRead,
} from '@portal/contract/notices/announcements';
import { selectTenant } from '@portal/contract/workplace/tenants';
import { expect, test } from 'vitest';
import { callsOn } from '#testing/server/caller.ts';
import { announceIn } from '#testing/fixtures/announcement.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const announce = announceIn(world);
await world.db.deleteFrom('announcement').where('tenant_id', '=', 0).execute();
const other = await world.anotherNode();

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minuteMs);

/** The bell of a new person, whose pages poll two nodes in turns. */
async function readerOfTwoNodes() {
  const lin = await world.person();
  const there = callsOn(other, { clock: world.clock, ...lin });
  const titles = async (call = lin.call) => {
    const { anntMsgList, anntMsgTotal } = await call(listMine, {});
    expect(anntMsgTotal).toBe(anntMsgList.length);
    return anntMsgList.map(({ titile }) => titile);
  };
  return { lin, there, titles, both: async () => [await titles(), await titles(there)] };
}

test('a notice that is made, changed, recalled or deleted is so in the next bell of every node', async () => {
  const { lin, both } = await readerOfTwoNodes();
  expect(await both()).toEqual([[], []]);

  const { id } = await announce({ to: [lin], title: '盘点安排' });
  expect(await both()).toEqual([['盘点安排'], ['盘点安排']]);

  const row = world.db.updateTable('announcement').where('id', '=', id);
  await row.set({ title: '盘点改期' }).execute();
  expect(await both()).toEqual([['盘点改期'], ['盘点改期']]);

  await row.set({ cancelled_at: world.clock.now() }).execute();
  expect(await both()).toEqual([[], []]);

  await row.set({ cancelled_at: null }).execute();
  await world.db.deleteFrom('announcement_target').where('announcement_id', '=', id).execute();
  expect(await both()).toEqual([[], []]);
});

test('what is read, archived or confirmed on one node is so in the next bell of another', async () => {
  const { lin, there, titles } = await readerOfTwoNodes();
  const [first, second] = [
    await announce({ to: [lin], title: '一', must_read: true }),
    await announce({ to: [lin], title: '二', sent_at: inMinutes(-1) }),
  ];
  await announce({ to: [lin], title: '三', sent_at: inMinutes(-2) });
  expect(await titles(there)).toEqual(['一', '二', '三']);
  expect(await there(listMine, {})).toMatchObject({ mustReadTotal: 1 });

  await lin.call(markRead, { anntId: second.id });
  expect(await titles(there)).toEqual(['一', '三']);
  await lin.call(acknowledge, { anntId: first.id, revision: 1 });
  expect(await titles(there)).toEqual(['三']);
  expect(await there(listMine, {})).toMatchObject({ mustReadTotal: 0 });
  await lin.call(markAllRead, {});
  expect(await titles(there)).toEqual([]);

  await lin.call(archive, { anntId: second.id, archived: true });
  await world.db
    .updateTable('announcement')
    .where('id', '=', second.id)
    .set({ revision: 2, counts_from: 2 })
    .execute();
  const { anntMsgList } = await there(listMine, {});
  expect(anntMsgList).toMatchObject([{ titile: '二', isArchived: true, readFlag: '0' }]);
});

test('a notice begins and ends in the bell by time alone', async () => {
  const { lin, both } = await readerOfTwoNodes();
  await announce({ to: [lin], title: '午后', sent_at: inMinutes(5), ends_at: inMinutes(10) });
  expect(await both()).toEqual([[], []]);

  world.clock.advance(5 * minuteMs);
  expect(await both()).toEqual([['午后'], ['午后']]);
  world.clock.advance(5 * minuteMs);
  expect(await both()).toEqual([[], []]);
});

test('somebody who gets a role finds the notices of that role in their next bell', async () => {
  const { lin, titles } = await readerOfTwoNodes();
  await announce({ scopes: ['role:auditor'], title: '审计通知' });
  expect(await titles()).toEqual([]);

  await world.db
    .insertInto('person_role')
    .values({ person_id: lin.id, role_code: 'auditor' })
    .execute();

  await expect.poll(() => titles()).toEqual(['审计通知']);
});

test('the bells of one person in two tenants have nothing in common', async () => {
  const password = 'Woven-Cloud7';
  await world.db.insertInto('tenant').values({ id: 11, name: '一号租户' }).execute();
  const lin = await world.person({ password, tenants: [0, 11] });
  await announce({ to: [lin], title: '总部' });
  const bellIn = async (tenantId: number) => {
    const { token } = await world.signIn(lin.workNo, password);
    const call = callsOn(world.app, { clock: world.clock, token, workNo: lin.workNo, tenantId });
    await callsOn(world.app, { clock: world.clock, token, workNo: lin.workNo, tenantId: 0 })(
      selectTenant,
      { tenantId },
    );
    return (await call(listMine, {})).anntMsgTotal;
  };

  expect([await bellIn(0), await bellIn(11), await bellIn(0)]).toEqual([1, 0, 1]);
});

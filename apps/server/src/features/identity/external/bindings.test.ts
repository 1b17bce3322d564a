import { listBindings, undoBinding } from '@portal/contract/identity/bindings';
import { reauthenticationMs } from '@portal/contract/limits';
import { afterAll, expect, test } from 'vitest';
import { startDingTalk } from '@portal/testing/simulators/dingtalk';
import { signInByMobileApp } from '@portal/contract/identity/external-sign-in';
import { startWorld } from '#testing/world.ts';

const lin = { userId: 'manager01', unionId: 'union-lin', name: '林一' };
const dingtalk = await startDingTalk([lin]);
afterAll(() => dingtalk.stop());
const external = { dingtalk: dingtalk.config, cas: undefined, providers: [], handOverClients: [] };
const world = await startWorld({ publicOrigin: 'https://portal.example', external });
const { db } = world;
const ours = 'dingtalk:ding-corp';

/** Somebody who could come in by password, too. */
const member = (phone?: string) =>
  world.person({ password: 'Woven-Cloud7', ...(phone && { phone }) });
const bind = (person: { id: string }, subject: string, issuer = ours) =>
  db
    .insertInto('external_identity')
    .values({ issuer, subject, person_id: person.id, bound_at: world.clock.now() })
    .execute();
const bindingsOf = async (person: Awaited<ReturnType<typeof world.person>>) =>
  (await person.call(listBindings, {})).bindings;
const idOfFirst = async (person: Awaited<ReturnType<typeof world.person>>) =>
  (await bindingsOf(person))[0]?.id ?? '';
const comeInByApp = () =>
  world.visitor.call(signInByMobileApp, { sysType: 'micro', code: dingtalk.appCodeOf(lin) });

test('one sees by what one comes in, and no more of it than one needs to know it by', async () => {
  const [zhao, qian] = [await member('15412345678'), await member()];
  await bind(zhao, 'sub-zhao');
  await bind(zhao, 'sub-zhao', 'https://id.gone.example');
  await bind(qian, 'sub-qian');

  const listed = await zhao.call(listBindings, {});

  expect(listed).toEqual({
    phone: '154****5678',
    bindings: [
      { id: expect.any(String), service: '钉钉', createTime: '2026-11-21 17:00:00' },
      { id: expect.any(String), service: null, createTime: '2026-11-21 17:00:00' },
    ],
  });
  expect(JSON.stringify(listed)).not.toContain('sub-zhao');
});

test('nobody comes in by a binding that was undone, and the trail says who undid it', async () => {
  const person = await member();
  await bind(person, lin.userId);
  expect((await comeInByApp()).userInfo.workNo).toBe(person.workNo);

  await person.call(undoBinding, { id: await idOfFirst(person) });

  await expect(comeInByApp()).rejects.toThrow('arrival.unbound');
  expect(await bindingsOf(person)).toEqual([]);
  const entry = await db
    .selectFrom('audit_entry')
    .where('kind', '=', 'identity.unbound')
    .select(['actor_work_no', 'detail'])
    .executeTakeFirst();
  expect(entry).toEqual({ actor_work_no: person.workNo, detail: { issuer: ours } });
});

test('nobody undoes the binding of another, though they know its name', async () => {
  const [zhao, qian] = [await member(), await member()];
  await bind(zhao, 'sub-of-another');

  const undoing = qian.call(undoBinding, { id: await idOfFirst(zhao) });

  await expect(undoing).rejects.toThrow('binding.not-found');
  expect(await bindingsOf(zhao)).toHaveLength(1);
});

test('who has not shown lately that it is they is asked first', async () => {
  const person = await member();
  await bind(person, 'sub-stale');
  const id = await idOfFirst(person);
  world.clock.advance(reauthenticationMs);

  await expect(person.call(undoBinding, { id })).rejects.toThrow('proof.stale');

  expect(await bindingsOf(person)).toHaveLength(1);
});

test('who has no password keeps the last way in, however many are undone at the same moment', async () => {
  const person = await world.person();
  for (const subject of ['sub-a', 'sub-b']) await bind(person, subject);
  await bind(person, 'sub-gone', 'https://id.gone.example');
  const ways = (await bindingsOf(person)).filter(({ service }) => service !== null);

  const tries = await Promise.allSettled(ways.map(({ id }) => person.call(undoBinding, { id })));

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const left = await bindingsOf(person);
  expect(left.map(({ service }) => service)).toEqual(expect.arrayContaining([null, '钉钉']));
  expect(left).toHaveLength(2);
  const last = left.find(({ service }) => service !== null)?.id ?? '';
  await expect(person.call(undoBinding, { id: last })).rejects.toThrow('binding.last');
});

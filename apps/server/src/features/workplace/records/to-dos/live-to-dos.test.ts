import { recordCalls } from '@portal/contract/records/record-calls';
import { visitors } from '@portal/ams/records/visitors';
import { countToDos } from '@portal/contract/workplace/to-dos';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { openSocketAt } from '#testing/server/socket.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const listen = (node: FastifyInstance) => node.listen({ host: '127.0.0.1', port: 0 });
const here = await listen(world.app);
const there = await listen(await world.anotherNode());
const { create, step } = recordCalls(visitors);

const desk = async () =>
  world.person({
    roles: [
      await makeRole({
        menuItems: ['ams-desk', 'ams-desk-visitor'],
        actions: ['ams:service:list', 'ams:desk:approve'],
      }),
    ],
  });
const employee = async () =>
  world.person({
    roles: [
      await makeRole({
        menuItems: ['ams-service', 'ams-service-visitor'],
        actions: ['list', 'add', 'edit', 'submit'].map((verb) => `ams:service:${verb}`),
      }),
    ],
  });
const visit = (host: string) => ({
  fields: {
    name: '来访人',
    company: '试样纺织有限公司',
    people: 2,
    day: '2026-12-14',
    time: '09:30',
    reason: 'business',
    host,
    plate: null,
    badge: null,
  },
});

test('TRU-03 open pages hear on every node that something waits for them, and count it at once', async () => {
  const [lin, wang] = [await desk(), await employee()];
  const before = (await lin.call(countToDos, {})).total;
  expect(before).toBeGreaterThan(0);
  const pages = [await openSocketAt(here, lin), await openSocketAt(there, lin)];
  const heard = () =>
    pages.map(({ frames }) => frames.filter(({ cmd }) => cmd === 'to-dos').length);

  const made = await wang.call(create, visit(wang.workNo));
  await expect.poll(heard).toEqual([1, 1]);
  expect((await lin.call(countToDos, {})).total).toBe(before + 1);
  // One's own request waits for others, and to call it off is nothing that waits.
  expect(await wang.call(countToDos, {})).toEqual({ total: 0, groups: [] });

  await lin.call(step, { id: made.id, version: 1, step: 'arrive', fields: { badge: '021' } });
  await expect.poll(heard).toEqual([2, 2]);
  expect((await lin.call(countToDos, {})).total).toBe(before);
});

test('who waits for nothing of a kind, and another tenant, hear nothing of it', async () => {
  await world.db.insertInto('tenant').values({ id: 71, name: '七十一号租户' }).execute();
  const [lin, wang] = [await desk(), await employee()];
  const foreigner = await world.person({ tenantId: 71 });
  await wang.call(countToDos, {});
  const [ofLin, ofWang, ofForeigner] = [
    await openSocketAt(here, lin),
    await openSocketAt(here, wang),
    await openSocketAt(here, foreigner),
  ];

  await wang.call(create, visit(wang.workNo));

  await expect.poll(() => ofLin.frames.at(-1)?.cmd).toBe('to-dos');
  expect([...ofWang.frames, ...ofForeigner.frames].map(({ cmd }) => cmd)).not.toContain('to-dos');
});

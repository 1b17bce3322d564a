import { getPermissions } from '@portal/contract/access/permissions';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { holds, item, menusIn, publish, sampleIds } from '#testing/fixtures/menu-changes.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { openSocketAt } from '#testing/server/socket.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const { author, fuel, page } = await menusIn(world);
const { carId, fuelId } = sampleIds;
const listen = (node: FastifyInstance) => node.listen({ host: '127.0.0.1', port: 0 });
const nodes = [await listen(world.app), await listen(await world.anotherNode())];

test('ADM-14 all of 200 open pages on two nodes have a published menu once they are told, and keep their sockets', async () => {
  const lin = await author();
  const role = await makeRole({ menuItems: [carId, fuelId] });
  const people = await Promise.all(
    Array.from({ length: 200 }, () => world.person({ roles: [role] })),
  );
  const pages = await Promise.all(
    people.map(async (person, place) => {
      const { socket } = await openSocketAt(nodes[place % 2] ?? '', person);
      const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
      socket.on('message', (data: Buffer) => {
        if (data.toString().includes('"epochs"')) hear();
      });
      return { person, socket, heard };
    }),
  );
  const follow = async ({ person, heard }: (typeof pages)[number]) => {
    await heard;
    const { menu } = await person.call(getPermissions, { systemType: 'ams' });
    return JSON.stringify(menu);
  };
  const following = pages.map(follow);

  await publish(
    lin,
    item('ams-follow', page('sampleCar/follow', { parentId: carId })),
    holds(role, 'ams-follow'),
    item(fuelId, { ...fuel, title: '加油登记' }),
  );

  for (const menu of await Promise.all(following)) {
    expect(menu).toContain('/ams/sampleCar/follow');
    expect(menu).toContain('加油登记');
  }
  expect(pages.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
});

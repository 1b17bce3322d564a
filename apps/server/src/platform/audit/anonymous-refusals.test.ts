import { getSignInKey } from '@portal/contract/identity/session';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { auditKeyOf } from './key.ts';
import { verifyChain } from './verify.ts';

const world = await startWorld();

const entries = () => world.db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();

test('FIX-09 600 refusals of strangers are an entry for each kind and network of a minute, with its count', async () => {
  const call = `GET ${getSignInKey.path}`;
  const url = `/api${getSignInKey.path}`;
  for (let count = 0; count < 300; count += 1) {
    const foreign = { origin: 'https://evil.example' };
    await world.inject({ url, headers: foreign, remoteAddress: '203.0.113.1' });
    await world.inject({ url: `${url}?stray=1`, remoteAddress: `2001:db8:7:7::${count + 1}` });
  }

  await world.app.close();

  expect(await entries()).toMatchObject([
    {
      kind: 'refusal',
      actor_id: null,
      address: '203.0.113.1',
      detail: { refusal: 'origin.foreign', count: '300', call },
    },
    {
      kind: 'refusal',
      actor_id: null,
      address: '2001:db8:7:7',
      detail: { refusal: 'input.invalid', count: '300', call },
    },
  ]);
  const keys = [auditKeyOf(world.secret)];
  expect(await verifyChain(world.db, { keys })).toEqual({ entries: 2 });
});

test('FIX-09 strangers of ever new networks do not fill the trail either', async () => {
  const node = await world.anotherNode();
  const before = (await entries()).length;
  const headers = { origin: 'https://evil.example' };
  for (let count = 0; count < 2_000; count += 1) {
    const remoteAddress = `198.18.${Math.floor(count / 250)}.${count % 250}`;
    await node.inject({ url: `/api${getSignInKey.path}`, headers, remoteAddress });
  }

  await node.close();

  const added = (await entries()).slice(before);
  expect(added.length).toBeLessThanOrEqual(501);
  const counts = added.map(({ detail }) => Number(Object(detail).count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2_000);
});

import { getDraftKey } from '@portal/contract/workplace/drafts';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();

test('the key of drafts is the same in every session of a person, and another for everybody else', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const { key } = await lin.call(getDraftKey, {});

  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await lin.call(getDraftKey, {})).toEqual({ key });
  expect(await wang.call(getDraftKey, {})).not.toEqual({ key });
});

import { recordCalls } from '@portal/contract/records/record-calls';
import { allocations } from '@portal/idss/records/allocations';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { find, count, create } = recordCalls(allocations);
const supervisor = await world.person({ roles: ['regional-supervisor'], stores: ['S02001'] });
const merchandiser = await world.person({ roles: ['merchandiser'] });

test('a supervisor sees what is allocated to the stores they work in, and a merchandiser all of it', async () => {
  const { records } = await supervisor.call(find, { pageSize: '100' });
  const [{ total: own }, { total: all }] = [
    await supervisor.call(count, {}),
    await merchandiser.call(count, {}),
  ];

  expect(new Set(records.map(({ fields }) => fields['store']))).toEqual(new Set(['S02001']));
  expect(own).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(own);
});

test('who sees every store makes records for any of them, a supervisor for their own alone', async () => {
  const [known] = (await merchandiser.call(find, {})).records;
  const fields = { ...known?.fields, store: 'S02002' };

  const made = await merchandiser.call(create, { fields });
  expect(made.fields['store']).toBe('S02002');
  await expect(supervisor.call(create, { fields })).rejects.toThrow('input.invalid');
});

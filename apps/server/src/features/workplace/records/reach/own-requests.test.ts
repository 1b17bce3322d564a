import { actionsOf } from '@portal/contract/records/record-type';
import { recordCalls } from '@portal/contract/records/record-calls';
import { leaves } from '@portal/hr/records/leaves';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const role = await roleIn(world.db)({ actions: [...new Set(actionsOf(leaves))] });
const [author, officer] = [
  await world.person({ roles: [role] }),
  await world.person({ roles: [role] }),
];
const { create, edit, get, step } = recordCalls(leaves);

const asked = async () => {
  const fields = { kind: 'annual', from: '2026-12-01', until: '2026-12-02', reason: '探亲' };
  const { id } = await author.call(create, { fields });
  await author.call(step, { id, version: 1, step: 'submit' });
  return id;
};

test('whoever asks does not decide, whatever they hold, and nothing of the request changes', async () => {
  const id = await asked();

  await expect(author.call(step, { id, version: 2, step: 'approve' })).rejects.toThrow(
    'record.own-request',
  );
  expect(await author.call(get, { id })).toMatchObject({ state: 'asked', sides: ['author'] });

  const decided = await officer.call(step, { id, version: 2, step: 'approve' });
  expect(decided).toMatchObject({ state: 'approved', sides: ['others'] });
});

test('whoever decides neither withdraws nor edits what another asked for', async () => {
  const id = await asked();
  const withdraw = { id, version: 2, step: 'withdraw' };

  await expect(officer.call(step, withdraw)).rejects.toThrow('record.author-only');
  await author.call(step, withdraw);
  await author.call(step, { id, version: 3, step: 'reopen' });
  const later = { id, version: 4, fields: { until: '2026-12-24' } };
  await expect(officer.call(edit, later)).rejects.toThrow('record.not-found');
  expect((await author.call(edit, later)).fields['until']).toBe('2026-12-24');
});

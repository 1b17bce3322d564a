import type { RecordField } from '@portal/contract/records/fields';
import { recordCalls } from '@portal/contract/records/record-calls';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { stepOfField } from '@portal/contract/records/steps/step-fields';
import { sealRequests } from '@portal/ams/records/seal-requests';
import { entries } from '@portal/hr/records/entries';
import { expect, test } from 'vitest';
import { askerAndColleague } from '#testing/fixtures/colleagues.ts';
import { recordInState } from '#testing/fixtures/record-in-state.ts';
import { startWorld } from '#testing/world.ts';
import { recordTypes } from '../../../../systems.ts';

const world = await startWorld();
const { asker, asks, decides } = await askerAndColleague(world);

/** Fields whose values need nothing else to be there. */
const laterFields = (type: RecordType) =>
  Object.entries(type.fields).flatMap(([name, field]) => {
    const value = sampleOf(field);
    return stepOfField(type, name) && value !== undefined ? [[name, value] as const] : [];
  });

function sampleOf(field: RecordField): string | number | undefined {
  if (field.kind === 'choice') return field.choices[0]?.value;
  if (field.kind === 'day') return '2026-12-01';
  if ('least' in field) return Math.max(field.least, 1);
  return field.kind === 'text' || field.kind === 'longText' ? '同意，总经理已批' : undefined;
}

const types = recordTypes
  .filter((type) => laterFields(type).length > 0 && !type.states[type.initial]?.closed)
  .map((type) => ({ key: keyOfType(type), type }));

test.each(types)(
  'FIX-29 of $key, what a later step fills in is refused when a record is edited, one or many',
  async ({ type }) => {
    const { edit, batch } = recordCalls(type);
    const later = laterFields(type);
    const empty = later.map(([name]) => name);
    const first = { state: type.initial, asker: asker.id, empty };
    const record = await recordInState(world.db, type, first);
    const reasons: unknown[] = [];
    for (const [name, value] of later) {
      const fields = { [name]: value };
      const edited = await asks(edit, { ...record, fields }).catch(({ message }: Error) => message);
      const { rows } = await asks(batch, { rows: [record], fields });
      reasons.push(edited, rows[0]?.reason);
    }

    expect(reasons).toEqual(reasons.map(() => 'record.later-field'));
  },
);

test('FIX-29 a form sends the fields of later steps empty, of every kind', async () => {
  const { create } = recordCalls(entries);
  const fields = { name: '裘锦', department: 'd-a01', position: '陈列师', kind: 'full' };
  const empty = { mentor: null, papers: [] };
  const made = await asks(create, { fields: { ...fields, from: '2026-12-01', ...empty } });
  expect(made.state).toBe('expected');
});

const wanted = {
  title: '采购合同',
  seal: 'official',
  copies: 2,
  way: 'here',
  day: '2026-12-01',
  reason: '签约',
};

test('FIX-29 the opinion on a request is written by whoever decides alone, and the timeline says who that was', async () => {
  const { create, edit, step, timeline, get } = recordCalls(sealRequests);
  const early = { ...wanted, answer: '同意，总经理已批' };
  await expect(asks(create, { fields: early })).rejects.toThrow('record.later-field');
  const { id } = await asks(create, { fields: { ...wanted, answer: null } });
  await asks(step, { id, version: 1, step: 'submit' });
  const decline = { id, version: 2, step: 'decline' };
  await expect(decides(step, decline)).rejects.toThrow('input.invalid');
  await decides(step, { ...decline, fields: { answer: '请附审批单' } });
  await asks(step, { id, version: 3, step: 'reopen' });

  const change = { id, version: 4, fields: { answer: '同意' } };
  await expect(asks(edit, change)).rejects.toThrow('record.later-field');
  await asks(step, { id, version: 4, step: 'submit' });

  expect((await decides(get, { id })).fields['answer']).toBeNull();
  const { events } = await asks(timeline, { id });
  const written = events.filter(({ changes }) => changes.some(({ field }) => field === 'answer'));
  expect(written.map(({ step: name, by, changes }) => [name, by, changes])).toEqual([
    ['submit', '甲', [{ field: 'answer', from: '请附审批单', to: null }]],
    ['decline', '乙', [{ field: 'answer', from: null, to: '请附审批单' }]],
  ]);
});

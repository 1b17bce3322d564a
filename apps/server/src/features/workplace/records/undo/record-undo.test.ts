import { type WireRecord, recordCalls } from '@portal/contract/records/record-calls';
import { isFinal } from '@portal/contract/records/steps/final-steps';
import { sidesIn, keyOfType, stepsOf, type RecordType } from '@portal/contract/records/record-type';
import { storeExpenses } from '@portal/ors/records/store-expenses';
import { rectifications } from '@portal/ors/records/rectifications';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { expect, test } from 'vitest';
import { askerAndColleague } from '#testing/fixtures/colleagues.ts';
import { recordInState, workplace } from '#testing/fixtures/record-in-state.ts';
import { startWorld } from '#testing/world.ts';
import { recordTypes } from '../../../../systems.ts';

const world = await startWorld();
const { asker, colleague, asks, decides } = await askerAndColleague(world, ['administrator']);

const expenses = recordCalls(storeExpenses);
const fields = {
  kind: 'supplies',
  amount: 48_888,
  day: '2026-11-20',
  payee: '上海某某',
  purpose: '包装耗材',
};
const outcome = ({ rows }: { rows: { reason: string | null; message: string | null }[] }) =>
  rows.map(({ reason, message }) => (reason === null ? 'undone' : `${reason} ${message}`));
const undone = ({ rows }: { rows: { record: WireRecord | null }[] }) => rows[0]?.record;

/** An expense that was submitted just now. */
async function submitted() {
  const { id, version } = await asks(expenses.create, { fields });
  return asks(expenses.step, { id, version, step: 'submit' });
}

test('FIX-57 whoever took a step takes it back, and both are in the timeline', async () => {
  const { id, version } = await submitted();
  world.clock.advance(9_000);
  const answer = await asks(expenses.undo, { rows: [{ id, version }] });

  expect(undone(answer)).toMatchObject({ state: 'draft', version: version + 1, sides: ['author'] });
  const { events } = await asks(expenses.timeline, { id });
  expect(events.map(({ step, fromState, toState }) => [step, fromState, toState])).toEqual([
    ['@undo', 'submitted', 'draft'],
    ['submit', 'draft', 'submitted'],
    [null, null, null],
  ]);
  // Who had asked before is kept for the undoing alone.
  expect(events.flatMap(({ changes }) => changes)).toEqual([]);
  // It can be taken again, and taken back again, but an undoing is no step that is taken back.
  const again = { rows: [{ id, version: version + 1 }] };
  expect(outcome(await asks(expenses.undo, again))).toEqual([
    'record.undo-overtaken 之后已有其他操作，不能撤销',
  ]);
});

test('FIX-57 after ten seconds a step is not taken back', async () => {
  const { id, version } = await submitted();
  world.clock.advance(10_001);
  expect(outcome(await asks(expenses.undo, { rows: [{ id, version }] }))).toEqual([
    'record.undo-late 已超过 10 秒，不能撤销',
  ]);
});

test('FIX-57 nobody takes back what somebody else did', async () => {
  const { id, version } = await submitted();
  expect(outcome(await decides(expenses.undo, { rows: [{ id, version }] }))).toEqual([
    'record.undo-other 只能撤销自己办理的操作',
  ]);
});

test('FIX-57 what somebody else did meanwhile is not taken back, whatever version is named', async () => {
  const { id, version } = await submitted();
  await decides(expenses.step, { id, version, step: 'decline', fields: { answer: '金额不符' } });
  const named = [version, version + 1].map((one) => ({ rows: [{ id, version: one }] }));
  expect(outcome(await asks(expenses.undo, named[0] ?? { rows: [] }))).toEqual([
    'record.undo-overtaken 之后已有其他操作，不能撤销',
  ]);
  expect(outcome(await asks(expenses.undo, named[1] ?? { rows: [] }))).toEqual([
    'record.undo-other 只能撤销自己办理的操作',
  ]);
});

test('FIX-57 what asks before it is taken is not taken back', async () => {
  const { id, version } = await submitted();
  const approved = await decides(expenses.step, { id, version, step: 'approve' });
  expect(
    outcome(await decides(expenses.undo, { rows: [{ id, version: approved.version }] })),
  ).toEqual(['record.undo-final 该操作不能撤销']);
});

test('FIX-57 a batch is taken back row by row, with what the step wrote', async () => {
  const { create, step, undo } = recordCalls(rectifications);
  const found = {
    store: workplace.storeNo,
    subject: 'display',
    problem: '灯不亮',
    severity: 'minor',
    until: '2026-12-01',
  };
  const make = async () => {
    const { id, version } = await decides(create, { fields: found });
    return asks(step, { id, version, step: 'mend', fields: { mended: '已换灯管' } });
  };
  const [mine, passed] = [await make(), await make()];
  await decides(step, { id: passed.id, version: passed.version, step: 'pass' });
  const rows = [mine, passed].map(({ id, version }) => ({ id, version }));

  const answer = await asks(undo, { rows });

  expect(outcome(answer)).toEqual(['undone', 'record.undo-overtaken 之后已有其他操作，不能撤销']);
  expect(undone(answer)).toMatchObject({ state: 'open', fields: { mended: null } });
});

const waits = async () => (await colleague.call(countToDos, {})).total;

test('FIX-57 what waited for others by a step waits no more when it is taken back', async () => {
  const before = await waits();
  const { id, version } = await submitted();
  await expect.poll(waits).toBe(before + 1);
  await asks(expenses.undo, { rows: [{ id, version }] });
  await expect.poll(waits).toBe(before);
});

/** The steps of a type that can be undone, each with its state. */
const undoable = (type: RecordType) =>
  Object.keys(type.states).flatMap((state) =>
    Object.entries(stepsOf(type, state))
      .filter(([, step]) => !isFinal(type, state, step))
      .map(([step, { requires }]) => ({ state, step, requires })),
  );
/** One type of each way to belong to somebody, and to have sides. */
const kinds = new Map(
  recordTypes
    .filter((type) => undoable(type).some(({ requires }) => !requires))
    .map((type) => [`${type.scope} ${sidesIn(type).join()}`, { key: keyOfType(type), type }]),
);

test.each([...kinds.values()])(
  'FIX-57 a step of $key taken back leaves it as it was',
  async ({ type }) => {
    const { step: take, get, undo } = recordCalls(type);
    const untaken: string[] = [];
    for (const { state, step, requires } of undoable(type)) {
      let tries = 0;
      for (const tab of [asks, decides]) {
        const { id, version } = await recordInState(world.db, type, { state, asker: asker.id });
        const before = await tab(get, { id }).catch(() => undefined);
        const taken = await tab(take, { id, version, step }).catch(() => undefined);
        // Another side takes it, or it asks for more.
        if (!before || !taken) continue;
        tries += 1;
        const answer = await tab(undo, { rows: [{ id, version: taken.version }] });
        expect([step, ...outcome(answer)]).toEqual([step, 'undone']);
        expect(undone(answer)).toMatchObject({ state, fields: before.fields });
        expect(undone(answer)?.sides).toEqual(before.sides);
      }
      if (!requires && tries === 0) untaken.push(step);
    }
    expect(untaken).toEqual([]);
  },
);

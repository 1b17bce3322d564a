import { recordCalls } from '@portal/contract/records/record-calls';
import {
  isDeciding,
  isDraft,
  keyOfType,
  type RecordStep,
  type RecordType,
  stepsOf,
} from '@portal/contract/records/record-type';
import { replenishmentRequests } from '@portal/ors/records/replenishment-requests';
import { storeExpenses } from '@portal/ors/records/store-expenses';
import { rectifications } from '@portal/ors/records/rectifications';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askerAndColleague } from '#testing/fixtures/colleagues.ts';
import { recordInState, workplace } from '#testing/fixtures/record-in-state.ts';
import { startWorld } from '#testing/world.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { recordTypes } from '../../../../systems.ts';

const world = await startWorld();
const { asker, asks, decides } = await askerAndColleague(world);

/** The steps of a type that some side takes, each with the state it leads out of. */
const stepsOfSide = (type: RecordType, isOfSide: (by: RecordStep['by']) => boolean) =>
  Object.keys(type.states).flatMap((state) =>
    Object.entries(stepsOf(type, state))
      .filter(([, { by }]) => isOfSide(by))
      .map(([step]) => ({ state, step })),
  );
const stepsThatDecide = (type: RecordType) => stepsOfSide(type, isDeciding);
const stepsOfAuthor = (type: RecordType) => stepsOfSide(type, (by) => by === 'author');

const withSides = recordTypes
  .filter((type) => stepsThatDecide(type).length > 0)
  .map((type) => ({ key: keyOfType(type), type }));

/** Says what becomes of a step: who may take it may still be asked for what it requires. */
const outcomeOf = (taking: Promise<unknown>): Promise<string> =>
  taking.then(
    () => 'allowed',
    ({ message }: Error) => (message === 'input.invalid' ? 'allowed' : message),
  );

test.each(withSides)(
  'FIX-50 of $key, whoever asked takes no step that decides, whatever they hold; somebody else does',
  async ({ type }) => {
    const { step: take } = recordCalls(type);
    const outcomes = async (steps: ReturnType<typeof stepsOfSide>) => {
      const found: string[][] = [];
      for (const { state, step } of steps) {
        const ends = [];
        for (const tab of [asks, decides]) {
          const record = await recordInState(world.db, type, { state, asker: asker.id });
          ends.push(await outcomeOf(tab(take, { ...record, step })));
        }
        found.push(ends);
      }
      return found;
    };
    const [decide, own] = [stepsThatDecide(type), stepsOfAuthor(type)];

    expect(await outcomes(decide)).toEqual(decide.map(() => ['record.own-request', 'allowed']));
    // Of a draft others know nothing.
    expect(await outcomes(own)).toEqual(
      own.map(({ state }) => [
        'allowed',
        isDraft(type, state) ? 'record.not-found' : 'record.author-only',
      ]),
    );
  },
);

const expense = {
  kind: 'supplies',
  amount: 48_888,
  day: '2026-11-20',
  payee: '本人',
  purpose: '包装耗材',
};

test('FIX-50 of an expense of a store, asked for, agreed to and paid are never the same person', async () => {
  const { create, edit, step } = recordCalls(storeExpenses);
  const { id } = await asks(create, { fields: expense });
  const change = { id, version: 1, fields: { amount: 1 } };
  await expect(decides(edit, change)).rejects.toThrow('record.not-found');
  await expect(decides(step, { id, version: 1, step: 'submit' })).rejects.toThrow('not-found');
  await asks(step, { id, version: 1, step: 'submit' });

  await expect(asks(step, { id, version: 2, step: 'approve' })).rejects.toThrow('own-request');
  await decides(step, { id, version: 2, step: 'approve' });
  const pay = { id, version: 3, step: 'pay', fields: { invoice: '12300001' } };
  await expect(asks(step, pay)).rejects.toThrow('own-request');
  expect(await decides(step, pay)).toMatchObject({ state: 'paid' });
});

test('whoever mended something does not review it; whoever found it may', async () => {
  const { create, step } = recordCalls(rectifications);
  const found = {
    store: workplace.storeNo,
    subject: 'display',
    problem: '灯不亮',
    severity: 'minor',
    until: '2026-12-01',
  };
  const { id } = await decides(create, { fields: found });
  const fields = { mended: '已换灯管' };
  await asks(step, { id, version: 1, step: 'mend', fields });

  await expect(asks(step, { id, version: 2, step: 'pass' })).rejects.toThrow('own-request');
  await decides(step, { id, version: 2, step: 'pass' });
});

const wanted = { reason: 'selling', wanted: '2026-12-01', units: 12 };

test('FIX-50 what a step asks for is given with it, and never taken from before', async () => {
  const { create, step } = recordCalls(replenishmentRequests);
  const { id } = await asks(create, { fields: wanted });
  await asks(step, { id, version: 1, step: 'submit' });
  const table = sql.table(tableOf(replenishmentRequests));
  await sql`update ${table} set granted = 12 where id = ${id}`.execute(world.db);

  const approve = { id, version: 2, step: 'approve' };
  await expect(decides(step, approve)).rejects.toThrow('input.invalid');
  const approved = await decides(step, { ...approve, fields: { granted: 6 } });
  expect(approved.fields['granted']).toBe(6);
});

import { randomUUID } from 'node:crypto';
import { complaints } from '@portal/cas/records/complaints';
import { tickets } from '@portal/cas/records/tickets';
import { recordCalls } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { candidates } from '@portal/hr/records/candidates';
import { entries } from '@portal/hr/records/entries';
import { openings } from '@portal/hr/records/openings';
import { contractReviews } from '@portal/lms/records/contract-reviews';
import { contracts } from '@portal/lms/records/contracts';
import { cashDifferences } from '@portal/syfs/records/cash-differences';
import { lossCases } from '@portal/syfs/records/cases';
import { expect, test } from 'vitest';
import { askerAndColleague } from '#testing/fixtures/colleagues.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { asks, decides, colleague } = await askerAndColleague(world);
const department = 'd-a01a03a02';

/** The records of a type that link to another, as who decides finds them. */
async function linkedTo(type: RecordType, field: string, id: string) {
  const filter = JSON.stringify({ field, op: 'is', value: id });
  return (await decides(recordCalls(type).find, { filter })).records;
}

const review = {
  title: '展架采购合同',
  kind: 'purchase',
  party: '素桥展示有限公司',
  amount: 120_000,
  from: '2026-12-01',
  until: '2027-11-30',
};

test('a contract that passed its review is in the ledger, to be signed, with all that was known of it', async () => {
  const { create, step } = recordCalls(contractReviews);
  const { id } = await asks(create, { fields: review });
  const legal = await world.person({ roles: ['head-office', 'legal-officer'] });
  const unsigned = async () => {
    const { groups } = await legal.call(countToDos, {});
    const own = groups.find(({ type, state }) => type === 'lms/contracts' && state === 'unsigned');
    return own?.count ?? 0;
  };
  const before = await unsigned();

  const fields = { opinion: '付款与验收挂钩，同意签署', risk: 'low' };
  await decides(step, { id, version: 1, step: 'pass', fields });

  const [contract, ...more] = await linkedTo(contracts, 'review', id);
  expect(more).toEqual([]);
  expect(contract).toMatchObject({ state: 'unsigned', fields: { ...review, signed: null } });
  await expect.poll(unsigned).toBe(before + 1);

  const { step: take, timeline } = recordCalls(contracts);
  const key = { id: contract?.id ?? '', version: 1, step: 'sign' };
  await expect(asks(take, key)).rejects.toThrow('input.invalid');
  const signed = await asks(take, { ...key, fields: { signed: '2026-12-02' } });
  expect(signed.state).toBe('active');
  const { events } = await asks(timeline, { id: key.id });
  expect(events.map(({ kind, by }) => [kind, by])).toContainEqual(['created', '乙']);
});

test('a complaint that is dispatched is a ticket of whom it is dispatched to, due on the same day', async () => {
  const { create, step } = recordCalls(complaints);
  const { id } = await asks(create, {
    fields: {
      customer: '王女士',
      channel: 'phone',
      kind: 'refund',
      urgency: 'urgent',
      day: '2026-11-30',
      due: '2026-12-01',
      content: '退款超过十天没有到账',
    },
  });
  await expect(asks(step, { id, version: 1, step: 'dispatch' })).rejects.toThrow('input.invalid');
  expect(await linkedTo(tickets, 'complaint', id)).toEqual([]);

  const assignee = colleague.workNo;
  const fields = { department, assignee };
  await asks(step, { id, version: 1, step: 'dispatch', fields });

  expect(await linkedTo(tickets, 'complaint', id)).toMatchObject([
    { state: 'open', fields: { department, assignee, due: '2026-12-01' } },
  ]);
});

test('a cash difference that is filed is a case of whoever filed it, about the same money and cashier', async () => {
  const { create, step } = recordCalls(cashDifferences);
  const known = { store: 'S02001', cashier: colleague.workNo };
  const counted = { booked: 3_200, counted: 2_700, difference: -500 };
  const { id } = await asks(create, {
    fields: { ...known, ...counted, day: '2026-11-20', shift: 'late' },
  });
  const filing = { id, version: 1, step: 'file', once: randomUUID() };
  const [first, again] = await Promise.all([decides(step, filing), decides(step, filing)]);

  expect(first).toEqual(again);
  expect(await linkedTo(lossCases, 'difference', id)).toMatchObject([
    {
      state: 'open',
      fields: {
        title: '2026-11-20 现金短款',
        kind: 'cash',
        store: 'S02001',
        person: colleague.workNo,
        loss: 500,
        handler: colleague.workNo,
      },
    },
  ]);
});

test('whoever is offered a post is expected for it, on the day of the offer', async () => {
  const post = { position: '陈列师', department: '视觉陈列部', people: 1 };
  const opening = await asks(recordCalls(openings).create, { fields: post });
  const { create, step } = recordCalls(candidates);
  const { id } = await asks(create, {
    fields: { name: '裘锦', opening: opening.id, source: 'referral' },
  });
  await decides(step, { id, version: 1, step: 'invite', fields: { interview: '2026-12-01' } });
  const terms = { department, kind: 'full', from: '2026-12-20' };
  await decides(step, { id, version: 2, step: 'offer', fields: { score: 'b', ...terms } });

  expect(await linkedTo(entries, 'candidate', id)).toMatchObject([
    { state: 'expected', fields: { name: '裘锦', position: '陈列师', ...terms } },
  ]);
});

import { recordCalls } from '@portal/contract/records/record-calls';
import { priceChanges } from '@portal/imos/records/price-changes';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { patrols } from '@portal/ors/records/patrols';
import { rectifications } from '@portal/ors/records/rectifications';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const [sender, receiver] = ['S02001', 'S02003'];
const clerkOf = async (storeNo: string) =>
  (await world.person({ roles: ['store-clerk'], stores: [storeNo] })).tab({ storeNo });

/** An article that the sending store has: no step sends more than the books have. */
async function articleInStock() {
  const { rows } = await sql<{ style: string; colour: string; size: string }>`
    select style, colour, size from stock
    where tenant_id = 0 and location = ${sender} and units > 2 order by style, colour, size limit 1`.execute(
    world.db,
  );
  return { style: rows[0]?.style ?? '', colour: rows[0]?.colour ?? '', size: rows[0]?.size ?? '' };
}

test('a transfer that arrives with a piece less is received by its other end, and settled by the store that sent it', async () => {
  const calls = recordCalls(stockTransfers);
  const [su, gu] = [await clerkOf(sender), await clerkOf(receiver)];
  const lines = [{ ...(await articleInStock()), name: null, sent: 2, received: null }];
  const { id } = await su(calls.create, { fields: { toStore: receiver, units: 2, lines } });
  await su(calls.step, { id, version: 1, step: 'send' });
  const arrived = { received: 1, note: '少一件，箱封完好', lines: [{ ...lines[0], received: 1 }] };

  await expect(su(calls.step, { id, version: 2, step: 'receive' })).rejects.toThrow(
    'record.other-side',
  );
  const differs = await gu(calls.step, { id, version: 2, step: 'differ', fields: arrived });

  expect(differs).toMatchObject({ state: 'differs', fields: { ...arrived, from: sender } });
  expect(await su(calls.step, { id, version: 3, step: 'settle' })).toMatchObject({
    state: 'received',
  });
  expect(await gu(calls.get, { id })).toMatchObject({ state: 'received' });
});

test('a count with a difference names its cause, and a supervisor writes it off', async () => {
  const calls = recordCalls(stockCounts);
  const su = await clerkOf(sender);
  const lin = (await world.person({ roles: ['regional-supervisor'], stores: [sender] })).tab({
    storeNo: sender,
  });
  const fields = { kind: 'part', area: '配饰墙', day: '2026-11-20', booked: 3, counted: 0 };
  const { id } = await su(calls.create, { fields });
  await su(calls.step, { id, version: 1, step: 'begin' });
  const counted = { counted: 2, booked: 3 };

  const nameless = su(calls.step, { id, version: 2, step: 'differ', fields: counted });
  await expect(nameless).rejects.toThrow('input.invalid');
  await su(calls.step, {
    id,
    version: 2,
    step: 'differ',
    fields: { ...counted, cause: 'lost' },
  });
  const writeOff = { id, version: 3, step: 'writeOff', fields: { amount: -599 } };

  await expect(su(calls.step, writeOff)).rejects.toThrow('action.denied');
  expect(await lin(calls.step, writeOff)).toMatchObject({ state: 'settled' });
});

test('what a patrol found is mended by the store, and reviewed by the supervisor alone', async () => {
  const calls = recordCalls(rectifications);
  const lin = await world.person({ roles: ['regional-supervisor'], stores: [sender, receiver] });
  const su = await clerkOf(receiver);
  const patrol = await lin.call(recordCalls(patrols).create, {
    fields: { store: receiver, kind: 'routine', planned: '2026-11-20', visitor: lin.workNo },
  });
  const { id } = await lin.call(calls.create, {
    fields: {
      store: receiver,
      patrol: patrol.id,
      subject: 'display',
      problem: '入口中岛缺码',
      severity: 'minor',
      until: '2026-11-27',
    },
  });

  const fields = { mended: '已换为齐码款' };
  await su(calls.step, { id, version: 1, step: 'mend', fields });

  await expect(su(calls.step, { id, version: 2, step: 'pass' })).rejects.toThrow('action.denied');
  expect(await lin.call(calls.step, { id, version: 2, step: 'pass' })).toMatchObject({
    state: 'passed',
    fields,
  });
});

test('a price change within 60 % is submitted by one and approved by another person', async () => {
  const calls = recordCalls(priceChanges);
  const group = { bgNo: 'BG01' };
  const someone = async (role: 'merchandiser' | 'regional-supervisor') =>
    (await world.person({ roles: [role], businessGroups: ['BG01'] })).tab(group);
  const [lu, lin] = [await someone('merchandiser'), await someone('regional-supervisor')];
  const fields = { style: 'K1', tag: 599, before: 599, from: '2026-12-01', reason: 'season' };

  const steep = lu(calls.create, { fields: { ...fields, price: 199 } });
  await expect(steep).rejects.toThrow('input.invalid');
  const { id } = await lu(calls.create, { fields: { ...fields, price: 419 } });
  await lu(calls.step, { id, version: 1, step: 'submit' });

  const own = lu(calls.step, { id, version: 2, step: 'approve' });
  await expect(own).rejects.toThrow('action.denied');
  expect(await lin(calls.step, { id, version: 2, step: 'approve' })).toMatchObject({
    state: 'approved',
  });
});

import { daysSince, numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { deliveries } from '@portal/gims/records/deliveries';
import { piecesOf } from '@portal/gims/records/deliveries.demo';
import { inspections } from '@portal/gims/records/inspections';
import { orderedPlans } from '@portal/gims/records/planned-orders.demo';
import { bookings } from './bookings.ts';
import { receipts } from './receipts.ts';
import { warehousePeople } from './warehouses.demo.ts';

const byField = (records: readonly MadeRecord[], field: string) =>
  new Map(records.map((record) => [textIn(record, field), record]));

/** One receipt of each delivery that passed its inspection, by colour and size as ordered. */
function makeReceipts(world: World): RecordDraft[] {
  const random = world.random('gyl/receipts');
  const people = warehousePeople(world);
  const booked = byField(world.recordsOf(bookings), 'delivery');
  const inspected = byField(world.recordsOf(inspections), 'delivery');
  const sent = Map.groupBy(world.recordsOf(deliveries), (one) => textIn(one, 'order'));
  return orderedPlans(world).flatMap(({ plan, order }) =>
    (sent.get(order.id) ?? []).flatMap((delivery) => {
      const verdict = inspected.get(delivery.id)?.state;
      const isAccepted = verdict === 'passed' || verdict === 'conceded';
      if (!isAccepted) return [];
      const arrived = daysSince(world, textIn(delivery, 'arrived'));
      const nth = numberIn(delivery, 'batch') - 1;
      const wait = verdict === 'conceded' ? 5 : (plan.deliveries[nth]?.postedAfter ?? 1);
      const opened = verdict === 'conceded' ? arrived - 4 : arrived - 1;
      if (opened < 0) return [];
      const rows = splitRows(plan.rows, piecesOf(plan, nth));
      const isShort = random.below(16) === 0;
      const counted = rows.map((row, index) => ({
        ...row,
        received: isShort && index === 1 ? Math.max(0, row.noticed - 2) : row.noticed,
      }));
      const by = random.pick(people);
      const day = { day: world.day(arrived - wait) };
      return {
        scope: '',
        by,
        at: world.at(opened, '16:10'),
        fields: {
          delivery: delivery.id,
          order: order.id,
          style: plan.style.id,
          warehouse: textIn(
            booked.get(delivery.id) ?? { fields: { warehouse: 'east' } },
            'warehouse',
          ),
          noticed: sumOf(counted, ({ noticed }) => noticed),
          received: sumOf(counted, ({ received }) => received),
          rows: counted,
        },
        steps: stepsTaken(world, [
          isShort
            ? {
                step: 'differ',
                by,
                daysAgo: arrived - wait,
                time: '16:50',
                fields: { ...day, remarks: '第 2 行短装 2 件，已拍照通知供应商' },
              }
            : { step: 'post', by, daysAgo: arrived - wait, time: '16:50', fields: day },
          ...(isShort ? [{ step: 'settle', by, daysAgo: arrived - wait - 7, time: '10:20' }] : []),
        ]),
      };
    }),
  );
}

/** Splits pieces over colours and sizes as they were ordered; the last row has the rest. */
function splitRows(ordered: { colour: string; size: string; units: number }[], pieces: number) {
  const whole = sumOf(ordered, ({ units }) => units);
  const parts = ordered.map(({ units }) => Math.floor((units * pieces) / whole));
  const rest = pieces - parts.reduce((sum, part) => sum + part, 0);
  return ordered.map(({ colour, size }, nth) => ({
    colour,
    size,
    noticed: (parts[nth] ?? 0) + (nth === ordered.length - 1 ? rest : 0),
  }));
}

export const receiptMaker = recordMaker(receipts, makeReceipts);

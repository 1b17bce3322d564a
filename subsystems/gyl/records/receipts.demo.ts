import { numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { deliveries } from '@portal/gims/records/deliveries';
import { inspections } from '@portal/gims/records/inspections';
import {
  isPoor,
  missingPieces,
  piecesOf,
  postedDaysAgo,
} from '@portal/gims/records/order-plans.demo';
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
      const nth = numberIn(delivery, 'batch') - 1;
      const planned = plan.deliveries[nth];
      if (!isAccepted || !planned) return [];
      const posted = postedDaysAgo(planned);
      const opened = planned.arrivedDaysAgo - (isPoor(planned) ? 4 : 1);
      if (opened < 0) return [];
      const rows = splitRows(plan.rows, piecesOf(plan, nth));
      const missing = missingPieces(plan, nth);
      const counted = rows.map((row, index) => ({
        ...row,
        received: index === rows.length - 1 ? row.noticed - missing : row.noticed,
      }));
      const by = random.pick(people);
      const day = { day: world.day(posted) };
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
          missing > 0
            ? {
                step: 'differ',
                by,
                daysAgo: posted,
                time: '16:50',
                fields: {
                  ...day,
                  remarks: `第 ${rows.length} 行短装 ${missing} 件，已拍照通知供应商`,
                },
              }
            : { step: 'post', by, daysAgo: posted, time: '16:50', fields: day },
          ...(missing > 0 ? [{ step: 'settle', by, daysAgo: posted - 7, time: '10:20' }] : []),
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

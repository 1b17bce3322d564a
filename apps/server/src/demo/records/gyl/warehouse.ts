import { inspections } from '@portal/contract/records/types/gims/quality';
import { bookings } from '@portal/contract/records/types/gyl/arrival';
import { dispatches, receipts } from '@portal/contract/records/types/gyl/warehouse';
import { styles } from '@portal/contract/records/types/imos/styles';
import { deliveries } from '@portal/contract/records/types/gims/purchase';
import type { Random } from '@portal/demonstration/random';
import { daysSince, numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { orderedPlans, piecesOf } from '../gims/purchase.ts';
import { warehousePeople } from './arrival.ts';

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

const daysOfDispatches = 60;
const warehouseOf: Record<string, string> = { C01: 'east', C02: 'north', C03: 'south' };

/** Each store of the cast gets goods on two days of its own a week, more of them on the second. */
function makeDispatches(world: World): RecordDraft[] {
  const random = world.random('gyl/dispatches');
  const people = warehousePeople(world);
  const selling = world.recordsOf(styles).filter(({ state }) => state === 'selling');
  return world.castStores.flatMap(({ store_no, company_no }, place) => {
    const [first, second] = [place % 7, (place + 3) % 7];
    return Array.from({ length: daysOfDispatches }, (_, nth) => nth - 1)
      .filter((daysAgo) => [first, second].includes(weekday(world, daysAgo)))
      .map((daysAgo) => {
        const isBig = weekday(world, daysAgo) === second;
        const rows = pickRows(random, selling, isBig ? 5 : 3);
        const units = sumOf(rows, (row) => row.units);
        const picked = units - (random.below(10) === 0 ? 1 + random.below(2) : 0);
        const by = random.pick(people);
        return {
          scope: store_no,
          by,
          at: world.at(daysAgo + 1, '08:30'),
          fields: {
            warehouse: warehouseOf[company_no] ?? 'east',
            store: store_no,
            kind:
              random.below(9) === 0 ? 'first' : isBig ? 'refill' : random.pick(['refill', 'event']),
            day: world.day(daysAgo),
            units,
            rows,
          },
          steps: stepsTaken(world, [
            // Goods for tomorrow wait, and those for today are being picked.
            { step: 'pick', by, daysAgo, time: '08:40' },
            {
              step: 'pack',
              by,
              daysAgo: daysAgo === 0 ? -random.below(2) : daysAgo,
              time: '09:40',
              fields: {
                picked,
                cartons: Math.ceil(units / 30),
                note: picked < units ? '个别尺码缺货，已少发' : null,
              },
            },
            { step: 'send', by, daysAgo: daysAgo === 0 ? -1 : daysAgo, time: '14:20' },
          ]),
        };
      });
  });
}

const weekday = (world: World, daysAgo: number): number =>
  new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay();

/** Some styles, each with the place it is picked from. */
export function pickRows(random: Random, selling: readonly MadeRecord[], number: number) {
  const drawn = new Set<string>();
  while (drawn.size < Math.min(number, selling.length)) drawn.add(random.pick(selling).id);
  return [...drawn].map((style) => ({
    style,
    place: `${random.pick(['A', 'B', 'C'])}${10 + random.below(40)}-${1 + random.below(6)}`,
    units: 4 + random.below(14),
  }));
}

export const warehouseRecords = [
  recordMaker(receipts, makeReceipts),
  recordMaker(dispatches, makeDispatches),
];

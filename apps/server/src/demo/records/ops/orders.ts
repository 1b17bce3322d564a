import { hour as hourMs } from '@portal/common/durations';
import { afterSales, orderExceptions, orders } from '@portal/contract/records/types/ops/orders';
import { shipments } from '@portal/contract/records/types/ops/shipments';
import { shops } from '@portal/contract/records/types/ops/shops';
import { regions } from '@portal/demonstration/organisation/places';
import { weaveName } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from '../articles.ts';
import {
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
  waybillOf,
} from '@portal/demonstration/world/steps-so-far';
import { anotherOf } from '@portal/demonstration/world/course';
import { someoneOf } from '@portal/demonstration/people/colleagues';

/** The offices of online orders. */
const service = 'A01A05A01';
const cities = regions.flatMap((region) => region.cities);

/** Orders of each shop; the amount is what their rows cost after the share of the tag price that the shop takes. */
function makeOrders(world: World): RecordDraft[] {
  const random = world.random('ops/orders');
  return world.recordsOf(shops).flatMap((shop) =>
    momentsOf(world, random, { number: 110, days: 60 })
      .filter(({ at }) => at > shop.at)
      .map(({ at }) => orderOf(world, random, shop, at)),
  );
}

function orderOf(world: World, random: Random, shop: MadeRecord, at: Date): RecordDraft {
  const by = someoneOf(world, random, service);
  const share = random.pick([0.5, 0.6, 0.7, 0.88]);
  const rows = articlesOf(random, stylesSold(world), between(random, 1, 3)).map(
    ({ article, tag }) => ({
      line: { ...article, units: random.below(6) === 0 ? 2 : 1 },
      tag,
    }),
  );
  const units = rows.reduce((sum, { line }) => sum + line.units, 0);
  const worth = rows.reduce((sum, { line, tag }) => sum + line.units * tag, 0);
  const confirm = { step: 'approve', by, afterHours: between(random, 1, 6) };
  const isHeld = random.below(14) === 0;
  const hold = { step: 'hold', by, afterHours: 2, fields: { note: '地址缺楼栋号，已联系买家' } };
  return {
    scope: shop.scope,
    by,
    at,
    fields: {
      shop: shop.id,
      outer: digits(random, 18),
      buyer: weaveName(random),
      city: random.pick(cities),
      units,
      amount: Math.round(worth * share * 100) / 100,
      day: dayAfter(at, 0),
      lines: rows.map(({ line }) => line),
    },
    steps: stepsSoFar(world, at, [
      ...(isHeld ? [hold] : []),
      isHeld && random.below(3) === 0
        ? { step: 'cancel', by, afterHours: 30 }
        : { ...confirm, afterHours: isHeld ? 24 : confirm.afterHours },
      ...(isHeld
        ? []
        : [
            {
              step: 'ship',
              by,
              afterHours: between(random, 6, 30),
              fields: { waybill: waybillOf(random) },
            },
            { step: 'sign', by, afterHours: between(random, 40, 110) },
          ]),
    ]),
  };
}

const troubles = [
  { kind: 'stock', solution: 'replace', note: '改由门店代发，已通知买家晚到一天' },
  { kind: 'address', solution: 'contact', note: '买家补充门牌号，已改单' },
  { kind: 'payment', solution: 'refund', note: '重复扣款已原路退回' },
  { kind: 'timeout', solution: 'resend', note: '已优先出库并补发优惠券' },
  { kind: 'lost', solution: 'resend', note: '承运商确认丢件，已补发' },
];

function makeExceptions(world: World): RecordDraft[] {
  const random = world.random('ops/order-exceptions');
  return world
    .recordsOf(orders)
    .filter((_, nth) => nth % 11 === 0)
    .map((order): RecordDraft => {
      const by = someoneOf(world, random, service);
      const { kind, solution, note } = random.pick(troubles);
      const at = new Date(
        Math.min(order.at.getTime() + between(random, 2, 40) * hourMs, world.now.getTime()),
      );
      return {
        scope: order.scope,
        by,
        at,
        fields: {
          order: order.id,
          kind,
          day: dayAfter(at, 0),
          amount: order.fields['amount'] ?? null,
        },
        steps: stepsSoFar(world, at, [
          { step: 'handle', by, afterHours: between(random, 1, 12), fields: { solution } },
          { step: 'solve', by, afterHours: between(random, 6, 60), fields: { note } },
        ]),
      };
    });
}

/** Buyers ask for one order in eight that was signed for; half of these come back. */
function makeAfterSales(world: World): RecordDraft[] {
  const random = world.random('ops/after-sales');
  return world
    .recordsOf(orders)
    .filter(({ state }, nth) => (state === 'signed' || state === 'shipped') && nth % 8 === 0)
    .flatMap((order): RecordDraft[] => {
      const by = someoneOf(world, random, service);
      const kind = random.pick(['return', 'return', 'return', 'refund', 'exchange']);
      const at = new Date(
        Math.min(order.changedAt.getTime() + between(random, 4, 120) * hourMs, world.now.getTime()),
      );
      if (at > world.now) return [];
      const decider = anotherOf(
        world.staffOfDepartment(service).map(({ workNo }) => workNo),
        by,
      );
      const approve = { by: decider, afterHours: between(random, 2, 20) };
      const back = [
        { step: 'approve', ...approve },
        {
          step: 'receive',
          by,
          afterHours: between(random, 60, 140),
          fields: { waybill: waybillOf(random) },
        },
        { step: 'refund', by: decider, afterHours: between(random, 4, 20) },
      ];
      const decline = { step: 'decline', ...approve, fields: { note: '超过七天且已洗涤' } };
      return [
        {
          scope: order.scope,
          by,
          at,
          fields: {
            order: order.id,
            kind,
            amount: kind === 'exchange' ? 0 : (order.fields['amount'] ?? 0),
            reason: random.pick(['size', 'size', 'quality', 'picture', 'late', 'regret']),
            day: dayAfter(at, 0),
          },
          steps: stepsSoFar(
            world,
            at,
            random.below(10) === 0
              ? [decline]
              : kind === 'refund'
                ? [{ step: 'refund', ...approve }]
                : back,
          ),
        },
      ];
    });
}

/** A parcel for each confirmed order of the last days. */
function makeShipments(world: World): RecordDraft[] {
  const random = world.random('ops/shipments');
  return world
    .recordsOf(orders)
    .filter(({ state }, nth) => ['confirmed', 'shipped', 'signed'].includes(state) && nth % 2 === 0)
    .map((order): RecordDraft => {
      const by = someoneOf(world, random, 'A01A04A04');
      const confirmed = order.steps.find(({ step }) => step === 'approve')?.at ?? order.at;
      const shipped = order.steps.find(({ step }) => step === 'ship');
      const hours = shipped ? (shipped.at.getTime() - confirmed.getTime()) / hourMs : 40;
      const isShort = random.below(15) === 0;
      const pick = { step: 'pick', by, afterHours: Math.min(2, hours / 4) };
      return {
        scope: order.scope,
        by,
        at: confirmed,
        fields: {
          order: order.id,
          place: random.pick(['central', 'east', 'east', 'store']),
          units: order.fields['units'] ?? 1,
          carrier: random.pick(['express', 'parcel', 'parcel', 'air']),
          due: dayAfter(order.at, 2),
          freight: between(random, 60, 180) / 10,
        },
        steps: stepsSoFar(world, confirmed, [
          pick,
          ...(isShort
            ? [{ step: 'short', by, afterHours: 1, fields: { note: '货位少一件，待补货' } }]
            : [
                { step: 'pack', by, afterHours: Math.min(2, hours / 4) },
                {
                  step: 'hand',
                  by,
                  afterHours: hours / 2,
                  fields: { waybill: order.fields['waybill'] ?? waybillOf(random) },
                },
              ]),
        ]),
      };
    });
}

export const orderRecords = [
  recordMaker(orders, makeOrders),
  recordMaker(orderExceptions, makeExceptions),
  recordMaker(afterSales, makeAfterSales),
  recordMaker(shipments, makeShipments),
];

import { regions } from '@portal/demonstration/organisation/places';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { weaveName } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
  waybillOf,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from '@portal/imos/records/articles.demo';
import { orders } from './orders.ts';
import { shops } from './shops.ts';

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

export const orderMaker = recordMaker(orders, makeOrders);

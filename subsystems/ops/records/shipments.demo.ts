import { hour as hourMs } from '@portal/common/durations';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, stepsSoFar, waybillOf } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { orders } from './orders.ts';
import { shipments } from './shipments.ts';

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

export const shipmentMaker = recordMaker(shipments, makeShipments);

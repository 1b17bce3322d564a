import { someoneOf } from '@portal/demonstration/people/colleagues';
import { daysSince } from '@portal/demonstration/world/field-readers';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { expansion } from './expansion.demo.ts';
import { leases } from './leases.ts';

const landlords = [
  '示例商业管理公司',
  '示例置业公司',
  '示例百货集团',
  '示例城市更新公司',
  '示例文旅地产公司',
];

const yearDays = 365;

/** The present lease of every second store; one that ends within five months waits for its renewal. */
function makeLeases(world: World): RecordDraft[] {
  const random = world.random('rcm/leases');
  return world.stores
    .filter(({ status }, nth) => status !== 'closed' && nth % 2 === 0)
    .map((store): RecordDraft => {
      const keeper = someoneOf(world, random, expansion);
      const years = between(random, 2, 5);
      const left = between(random, 8, years * yearDays - 60);
      // Signed some weeks before a store opens, at the earliest.
      const oldest = daysSince(world, store.opened_on) + 40;
      const daysAgo = Math.min(years * yearDays - left, oldest);
      const at = world.at(daysAgo + 20, '10:30');
      const area = store.area_sqm;
      const rent = area * amountBetween(random, 90, 320, 5);
      const remind = {
        step: 'remind',
        by: keeper,
        afterHours: (years * yearDays - 150) * 24,
        fields: { note: '业主意向续三年，首年租金上浮 5%，建议续签' },
      };
      return {
        scope: '',
        by: keeper,
        at,
        fields: {
          store: store.store_no,
          landlord: random.pick(landlords),
          from: dayAfter(at, 20),
          until: dayAfter(at, 20 + years * yearDays),
          area,
          rent,
          share: between(random, 8, 22),
          raise: between(random, 2, 6),
          deposit: rent * 3,
          keeper,
        },
        steps: stepsSoFar(world, at, [{ step: 'sign', by: keeper, afterHours: 60 }, remind]),
      };
    });
}

export const leaseMaker = recordMaker(leases, makeLeases);

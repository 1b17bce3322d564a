import {
  deposits,
  fittings,
  franchisees,
  leases,
} from '@portal/contract/records/types/rcm/partners';
import { daysSince } from '@portal/demonstration/world/field-readers';
import { regions } from '@portal/demonstration/organisation/places';
import { weaveName } from '@portal/demonstration/people/names';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  amountBetween,
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { expansion } from './outlets.ts';

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

const firmWords = ['锦程', '云裳', '禾顺', '青川', '南陌', '长亭', '雁归', '溪山', '晴野', '木棉'];

function makeFranchisees(world: World): RecordDraft[] {
  const random = world.random('rcm/franchisees');
  const cities = regions.flatMap((region) => region.cities);
  return cities.map((city, nth): RecordDraft => {
    const by = someoneOf(world, random, expansion);
    const at = world.at(between(random, 60, 1_800), '14:40');
    const credit = amountBetween(random, 200_000, 2_000_000, 50_000);
    const isFrozen = nth % 14 === 3;
    const owed = isFrozen ? credit + 40_000 : amountBetween(random, 0, credit, 1_000);
    return {
      scope: '',
      by,
      at,
      fields: {
        name: `${city}${firmWords[nth % firmWords.length] ?? '锦程'}服饰（示例）`,
        contact: weaveName(random),
        city,
        stores: between(random, 1, 8),
        since: dayAfter(at, 0),
        grade: isFrozen ? 'C' : random.pick(['A', 'A', 'B', 'B', 'B', 'C']),
        credit,
        owed,
      },
      steps: isFrozen
        ? stepsSoFar(world, at, [
            {
              step: 'freeze',
              by: supervisor,
              afterHours: 24 * 40,
              fields: { note: '应收超信用额度，暂停发货' },
            },
          ])
        : [],
    };
  });
}

/** Deposits of each franchisee, and their return to those who leave. */
function makeDeposits(world: World): RecordDraft[] {
  const random = world.random('rcm/deposits');
  return world.recordsOf(franchisees).flatMap((franchisee) =>
    (['brand', 'goods', 'fitting'] as const)
      .slice(0, between(random, 1, 3))
      .map((kind): RecordDraft => {
        const by = someoneOf(world, random, expansion);
        const isNew = random.below(6) === 0;
        const at = isNew ? world.at(random.below(12), '11:10') : franchisee.at;
        const amount = { brand: 50_000, goods: 100_000, fitting: 30_000 }[kind];
        const pay = {
          step: 'pay',
          by,
          afterHours: isNew ? 400 : 72,
          fields: { paid: amount, voucher: `SK${digits(random, 10)}` },
        };
        const leaves = [
          { step: 'ask', by, afterHours: 24 * between(random, 200, 900) },
          { step: 'return', by: supervisor, afterHours: 120 },
        ];
        return {
          scope: '',
          by,
          at,
          fields: { franchisee: franchisee.id, kind, amount, due: dayAfter(at, 15) },
          steps: stepsSoFar(world, at, kind === 'fitting' ? [pay, ...leaves] : [pay]),
        };
      }),
  );
}

const builders = ['示例装饰工程公司', '示例空间营造公司', '示例商业展陈公司'];

function makeFittings(world: World): RecordDraft[] {
  const random = world.random('rcm/fittings');
  return momentsOf(world, random, { number: 110, days: 500 }).map(
    ({ at, daysAgo }): RecordDraft => {
      const store = random.pick(
        world.stores.filter(
          ({ status, opened_on }) => status !== 'closed' && opened_on < dayAfter(at, 0),
        ),
      );
      const by = someoneOf(world, random, expansion);
      const budget = store.area_sqm * amountBetween(random, 1_200, 2_600, 100);
      const begins = between(random, 12, 25);
      const lasts = between(random, 30, 55);
      const isBuilding = daysAgo > begins && daysAgo < begins + lasts;
      return {
        scope: '',
        by,
        at,
        fields: {
          store: store.store_no,
          kind: random.pick(['renewal', 'renewal', 'part']),
          builder: random.pick(builders),
          from: dayAfter(at, begins),
          until: dayAfter(at, begins + lasts),
          progress: isBuilding ? Math.min(95, Math.round(((daysAgo - begins) / lasts) * 100)) : 0,
          budget,
        },
        steps: stepsSoFar(world, at, [
          { step: 'begin', by, afterHours: begins * 24 },
          { step: 'finish', by, afterHours: lasts * 24, fields: { progress: 100 } },
          {
            step: 'accept',
            by: supervisor,
            afterHours: between(random, 30, 200),
            fields: {
              cost: Math.round((budget * between(random, 92, 112)) / 100),
              score: between(random, 82, 98),
            },
          },
        ]),
      };
    },
  );
}

export const partnerRecords = [
  recordMaker(leases, makeLeases),
  recordMaker(franchisees, makeFranchisees),
  recordMaker(deposits, makeDeposits),
  recordMaker(fittings, makeFittings),
];

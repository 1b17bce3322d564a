import { closings, outlets, storeOpenings } from '@portal/contract/records/types/rcm/outlets';
import { daysSince } from '@portal/demonstration/world/field-readers';
import { regions, spots } from '@portal/demonstration/organisation/places';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';

/** The office that looks for places. */
export const expansion = 'A01A01A06';
const modes = ['direct', 'direct', 'direct', 'joint', 'joint', 'franchise'];
const malls = {
  flagship: ['street', 'mall'],
  standard: ['mall', 'mall', 'department', 'street'],
  outlet: ['outlet'],
};

/** An outlet for each store of the group; its area, day and state are those of the store. */
function makeOutlets(world: World): RecordDraft[] {
  const random = world.random('rcm/outlets');
  return world.stores.map((store): RecordDraft => {
    const keeper = someoneOf(world, random, expansion);
    const opened = store.opened_on;
    const at = new Date(Math.min(Date.parse(`${opened}T02:30:00Z`), world.now.getTime()));
    const step = { refitting: 'refit', closed: 'close', open: undefined }[store.status ?? 'open'];
    return {
      scope: '',
      by: keeper,
      at,
      fields: {
        store: store.store_no,
        name: store.store_name,
        city: store.city,
        mode: random.pick(modes),
        mall: random.pick(malls[store.kind ?? 'standard']),
        area: store.area_sqm,
        opened,
        rentRate: between(random, 80, 240) / 10,
        grade: random.pick(['A', 'B', 'B', 'C', 'C', 'D']),
        keeper,
      },
      ...(step && {
        steps: [{ step, by: keeper, at: laterOf(at, world.at(between(random, 3, 50), '11:00')) }],
      }),
    };
  });
}

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);

const surveys = [
  '日均客流 1.8 万，同层女装 12 家，竞品坪效中上；主力客群 25–40 岁。',
  '商场年销 22 亿，扶梯口铺位，可视面 14 米；周末停车紧张。',
  '社区型商业，复购高客单低，建议以会员运营为主，面积不超过 160 ㎡。',
];

/** Applications to open a store: four in five come to the first day, some eight months later. */
function makeOpenings(world: World): RecordDraft[] {
  const random = world.random('rcm/store-openings');
  return momentsOf(world, random, { number: 90, days: 420 }).map(({ at }): RecordDraft => {
    const keeper = someoneOf(world, random, expansion);
    const { city } = placeIn(random);
    const area = between(random, 120, 520);
    const rent = area * amountBetween(random, 900, 3_600, 100);
    const opens = between(random, 120, 260);
    const submit = {
      step: 'submit',
      by: keeper,
      afterHours: between(random, 40, 200),
      fields: { survey: random.pick(surveys) },
    };
    const decide = { by: supervisor, afterHours: between(random, 20, 120) };
    return {
      scope: '',
      by: keeper,
      at,
      fields: {
        name: `${city}${random.pick(spots)}新店`,
        city,
        mode: random.pick(modes),
        area,
        rent,
        sales: Math.round(rent * (between(random, 45, 80) / 10)),
        opens: dayAfter(at, opens),
        keeper,
      },
      steps: stepsSoFar(
        world,
        at,
        random.below(5) === 0
          ? [submit, { step: 'decline', ...decide }]
          : [
              submit,
              { step: 'approve', ...decide },
              { step: 'sign', by: keeper, afterHours: between(random, 300, 900) },
              {
                step: 'open',
                by: keeper,
                afterHours: (opens - 45) * 24,
                fields: { opened: dayAfter(at, opens + between(random, 0, 12)) },
              },
            ],
      ),
    };
  });
}

const placeIn = (random: Random): { city: string } => ({
  city: random.pick(random.pick(regions).cities),
});

function makeClosings(world: World): RecordDraft[] {
  const random = world.random('rcm/closings');
  const leaving = world.stores.filter(
    ({ status }, nth) => status === 'closed' || (status === 'open' && nth % 60 === 7),
  );
  return leaving.map((store): RecordDraft => {
    const keeper = someoneOf(world, random, expansion);
    const drawn = store.status === 'closed' ? between(random, 90, 300) : between(random, 0, 9);
    const daysAgo = Math.min(drawn, daysSince(world, store.opened_on) - 1);
    const at = world.at(daysAgo, '15:20');
    const last = dayAfter(at, 50);
    return {
      scope: '',
      by: keeper,
      at,
      fields: {
        store: store.store_no,
        reason: random.pick(['loss', 'loss', 'lease', 'mall', 'move']),
        last,
        stock: between(random, 300, 2_800),
        loss: amountBetween(random, 20_000, 260_000, 1_000),
        staff: '四人转入同城门店，一人协商解除',
      },
      steps: stepsSoFar(world, at, [
        { step: 'submit', by: keeper, afterHours: 20 },
        { step: 'approve', by: supervisor, afterHours: between(random, 30, 150) },
        { step: 'close', by: keeper, afterHours: 45 * 24, fields: { closed: last } },
      ]),
    };
  });
}

export const outletRecords = [
  recordMaker(outlets, makeOutlets),
  recordMaker(storeOpenings, makeOpenings),
  recordMaker(closings, makeClosings),
];

import { regions, spots } from '@portal/demonstration/organisation/places';
import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { expansion, modes } from './expansion.demo.ts';
import { storeOpenings } from './store-openings.ts';

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

export const storeOpeningMaker = recordMaker(storeOpenings, makeOpenings);

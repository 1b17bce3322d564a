import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { styles } from '@portal/imos/records/styles';
import { goodsPeople } from './goods-desk.demo.ts';
import { sellThroughs } from './sell-throughs.ts';

const weeksBack = 6;

const measuresOf: Record<string, string[]> = {
  fast: ['reorder', 'move'],
  plain: ['keep'],
  slow: ['markdown', 'move', 'withdraw'],
};

/** A line for each style on sale and week, graded by how much of it is sold for its age. */
function makeSellThroughs(world: World): RecordDraft[] {
  const random = world.random('idss/sell-throughs');
  const people = goodsPeople(world);
  const weekday = (new Date(`${world.day(0)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return world
    .recordsOf(styles)
    .filter(({ state }) => state === 'selling')
    .flatMap((style) => {
      const onSale = daysSince(world, textIn(style, 'onSale'));
      const received = 900 + random.below(60) * 40;
      // Sold in a week, in thousandths of what was received.
      const pace = 15 + random.below(55);
      return Array.from({ length: weeksBack }, (_, nth): RecordDraft[] => {
        const ends = weekday + 1 + nth * 7;
        const age = onSale - ends;
        if (age < 14) return [];
        const rate = Math.min(97, Math.round((pace * age) / 70));
        const expected = Math.round((35 * age) / 70);
        const grade = rate > expected + 12 ? 'fast' : rate < expected - 10 ? 'slow' : 'plain';
        const by = random.pick(people);
        return [
          {
            scope: '',
            by,
            at: world.at(ends - 1, '06:20'),
            fields: {
              style: style.id,
              week: { from: world.day(ends + 6), until: world.day(ends) },
              sold: Math.round((received * pace * (85 + random.below(30))) / 100_000),
              stock: Math.round((received * (100 - rate)) / 100),
              rate,
              grade,
            },
            steps: stepsTaken(world, [
              {
                step: 'decide',
                by,
                daysAgo: ends - 2 - random.below(8),
                time: '11:30',
                fields: { measure: random.pick(measuresOf[grade] ?? ['keep']) },
              },
            ]),
          },
        ];
      }).flat();
    });
}

export const sellThroughMaker = recordMaker(sellThroughs, makeSellThroughs);

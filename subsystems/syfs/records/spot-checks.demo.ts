import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { lossPeople } from './checked-slips.demo.ts';
import { slipExceptions } from './slip-exceptions.ts';
import { spotChecks } from './spot-checks.ts';

/** A check of each exception that was confirmed, and a planned one a fortnight in each store. */
function makeChecks(world: World): RecordDraft[] {
  const random = world.random('syfs/spot-checks');
  const people = lossPeople(world);
  const ofSlips = world
    .recordsOf(slipExceptions)
    .filter(({ state }) => state === 'confirmed' || state === 'filed')
    .map((slip) => ({
      store: textIn(slip, 'store'),
      exception: slip.id,
      daysAgo: daysSince(world, textIn(slip, 'day')),
      isWrong: true,
    }));
  const planned = world.castStores.flatMap(({ store_no }) =>
    [1, 15, 29, 43, 57].map((daysAgo) => ({
      store: store_no,
      exception: null,
      daysAgo: daysAgo + random.below(6),
      isWrong: random.below(7) === 0,
    })),
  );
  return [...ofSlips, ...planned].map(({ store, exception, daysAgo, isWrong }): RecordDraft => {
    const by = random.pick(people);
    const hour = 11 + random.below(9);
    const found = isWrong ? (exception === null ? 'careless' : 'suspect') : 'none';
    return {
      scope: '',
      by,
      at: world.at(daysAgo, '23:00'),
      fields: {
        store,
        day: world.day(daysAgo),
        from: `${hour}:00`,
        until: `${hour}:${30 + random.below(25)}`,
        camera: `收银台 ${1 + random.below(3)} 号机`,
        checker: by,
        exception,
      },
      steps: stepsTaken(world, [
        {
          step: 'finish',
          by,
          daysAgo: daysAgo - 2 - random.below(3),
          time: '16:30',
          fields: {
            found,
            remarks:
              found === 'suspect'
                ? '作废小票时没有顾客在场，现金未放回钱箱'
                : found === 'careless'
                  ? '未唱收唱付，钱箱未及时关闭'
                  : null,
          },
        },
      ]),
    };
  });
}

export const spotCheckMaker = recordMaker(spotChecks, makeChecks);

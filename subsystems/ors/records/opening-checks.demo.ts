import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { openingChecks } from './opening-checks.ts';

const allChecks = ['alarm', 'lights', 'till', 'floor', 'window', 'exit'];

const troubles = [
  '二楼射灯两盏不亮，已报修',
  '收银网络中断十分钟，已恢复',
  '卷帘门开启缓慢，已报修',
];

/** The opening and closing of each store on the last days. */
function makeOpeningChecks(world: World): RecordDraft[] {
  const random = world.random('ors/opening-checks');
  return world.castStores.flatMap(({ store_no }) =>
    Array.from({ length: 16 }, (_, daysAgo) => daysAgo).flatMap((daysAgo) =>
      (['open', 'close'] as const).flatMap((kind): RecordDraft[] => {
        const time = `${kind === 'open' ? '09' : '21'}:${String(between(random, 35, 58))}`;
        const at = world.at(daysAgo, time);
        const { workNo } = random.pick(world.staffOf(store_no));
        const hasTrouble = random.below(14) === 0;
        if (at >= world.now) return [];
        const draft: RecordDraft = {
          scope: store_no,
          by: workNo,
          at,
          fields: {
            kind,
            day: world.day(daysAgo),
            time,
            keeper: workNo,
            checks: allChecks.filter(() => random.below(9) > 0 || kind === 'open'),
            float: 2_000,
          },
        };
        if (!hasTrouble) return [draft];
        const flag = {
          step: 'flag',
          by: workNo,
          afterHours: 0,
          fields: { note: random.pick(troubles) },
        };
        const clear = { step: 'clear', by: workNo, afterHours: between(random, 6, 40) };
        return [{ ...draft, steps: stepsSoFar(world, at, [flag, clear]) }];
      }),
    ),
  );
}

export const openingCheckMaker = recordMaker(openingChecks, makeOpeningChecks);

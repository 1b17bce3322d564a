import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import { textIn } from '@portal/demonstration/world/field-readers';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { amountBetween, between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { groupOfLine } from './catalogue.demo.ts';
import { launches } from './launches.ts';
import { styles } from './styles.ts';

/** The launch of each style: it arrives a fortnight before its day. */
function makeLaunches(world: World): RecordDraft[] {
  const random = world.random('imos/launches');
  return world.recordsOf(styles).flatMap((style): RecordDraft[] => {
    const launch = textIn(style, 'onSale') || world.day(-between(random, 20, 70));
    const at = new Date(Math.max(style.at.getTime(), Date.parse(launch) - 60 * dayMs));
    if (at > world.now || Date.parse(launch) < world.now.getTime() - 400 * dayMs) return [];
    const month = Number(launch.slice(5, 7));
    const season = `${launch.slice(2, 4)}${month >= 2 && month < 8 ? 'S' : 'W'}`;
    if (!['26S', '26W', '27S', '27W'].includes(season)) return [];
    const arrive = {
      step: 'arrive',
      by: merchandiser,
      fields: { pieces: amountBetween(random, 300, 3_000, 10) },
    };
    const hours = Math.max(30, (Date.parse(launch) - at.getTime()) / hourMs);
    const isLate = random.below(9) === 0;
    return [
      {
        scope: groupOfLine[textIn(style, 'line')] ?? 'BG01',
        by: merchandiser,
        at,
        fields: {
          season,
          wave: `第 ${textIn(style, 'wave').replaceAll(/\D/g, '') || '1'} 波`,
          style: style.id,
          launch,
          keeper: merchandiser,
        },
        steps: stepsSoFar(world, at, [
          ...(isLate
            ? [
                {
                  step: 'delay',
                  by: merchandiser,
                  afterHours: hours * 0.5,
                  fields: { note: '辅料延迟到厂，预计晚到一周' },
                },
              ]
            : []),
          { ...arrive, afterHours: hours * (isLate ? 0.4 : 0.7) },
          {
            step: 'launch',
            by: merchandiser,
            afterHours: hours * 0.3,
            fields: { coverage: between(random, 78, 100) },
          },
        ]),
      },
    ];
  });
}

export const launchMaker = recordMaker(launches, makeLaunches);

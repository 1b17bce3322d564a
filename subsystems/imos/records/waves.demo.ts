import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser, someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { amountBetween, between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { waves } from './waves.ts';

const themes = [
  '薄雾通勤',
  '山野织物',
  '旧城暖阳',
  '海盐假日',
  '新年团圆',
  '都市轻行',
  '草木染',
  '夜幕礼赞',
];

const seasons = [
  { season: '26S', begins: '2026-02-01' },
  { season: '26W', begins: '2026-08-01' },
  { season: '27S', begins: '2027-02-01' },
];

const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Eight waves a season, three weeks apart; each is planned five months ahead. */
function makeWaves(world: World): RecordDraft[] {
  const random = world.random('imos/waves');
  return groupNos.flatMap((bgNo) =>
    seasons.flatMap(({ season, begins }) =>
      Array.from({ length: 8 }, (_, nth): RecordDraft => {
        const launch = dayFrom(begins, nth * 21);
        const styleCount = between(random, 18, 46);
        const pieces = styleCount * amountBetween(random, 400, 900, 10);
        const planner = someoneOf(world, random, 'A01A02A01');
        const ahead = (Date.parse(launch) - world.now.getTime()) / dayMs;
        const at = world.at(Math.max(1, Math.round(150 - ahead)), '14:20');
        const hoursToLaunch = (Date.parse(launch) - at.getTime()) / hourMs;
        return {
          scope: bgNo,
          by: merchandiser,
          at,
          fields: {
            season,
            name: `第 ${nth + 1} 波`,
            theme: pickFor(random, launch, themes),
            styles: styleCount,
            pieces,
            budget: pieces * amountBetween(random, 110, 190, 5),
            launch,
            down: dayFrom(launch, 120),
            planner,
          },
          steps: stepsSoFar(world, at, [
            { step: 'submit', by: merchandiser, afterHours: between(random, 50, 300) },
            { step: 'approve', by: supervisor, afterHours: between(random, 30, 120) },
            { step: 'launch', by: merchandiser, afterHours: Math.max(24, hoursToLaunch - 400) },
          ]),
        };
      }),
    ),
  );
}

export const waveMaker = recordMaker(waves, makeWaves);

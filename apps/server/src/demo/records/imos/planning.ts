import { groupNos } from '@portal/demonstration/organisation/organisation';
import { textIn } from '@portal/demonstration/world/field-readers';
import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import { launches, waves } from '@portal/contract/records/types/imos/planning';
import { styles } from '@portal/contract/records/types/imos/styles';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { amountBetween, between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import { merchandiser, someoneOf, supervisor } from '@portal/demonstration/people/colleagues';

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

const groupOfLine: Record<string, string> = {
  women: 'BG01',
  men: 'BG02',
  child: 'BG03',
  sport: 'BG04',
  home: 'BG05',
};

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

export const planningRecords = [recordMaker(waves, makeWaves), recordMaker(launches, makeLaunches)];

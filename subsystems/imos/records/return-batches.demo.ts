import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from './articles.demo.ts';
import { returnBatches } from './return-batches.ts';

/** Occasions to send goods back, with the season whose goods these are. */
const occasions = [
  { occasion: '夏款下架', of: 'summer' },
  { occasion: '春款归仓', of: 'spring' },
  { occasion: '秋款断码归并', of: 'autumn' },
  { occasion: '次品集中退回' },
  { occasion: '活动余货回收' },
];

const seasonNames = [
  { of: 'winter', name: '冬' },
  { of: 'spring', name: '春' },
  { of: 'summer', name: '夏' },
  { of: 'autumn', name: '秋' },
];

/** The season whose goods go back in a month: the one named, or that before the present one. */
function seasonSentBack(day: string, named: string | undefined): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = Math.floor((month - 1) / 3);
  const nth = named === undefined ? before : seasonNames.findIndex(({ of }) => of === named);
  return `${nth === 0 || (nth === 3 && month < 3) ? year - 1 : year} ${seasonNames[nth]?.name}`;
}

function makeBatches(world: World): RecordDraft[] {
  const random = world.random('imos/return-batches');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 24, days: 400 }).map(({ at }): RecordDraft => {
      const begins = between(random, 2, 8);
      const from = dayAfter(at, begins);
      const { occasion, of } = pickFor(random, from, occasions);
      const lasts = between(random, 10, 25);
      const stores = between(random, 20, 220);
      const lines = articlesOf(random, stylesSold(world, bgNo), between(random, 4, 9)).map(
        ({ article }) => ({ ...article, planned: stores * between(random, 1, 4) }),
      );
      const planned = lines.reduce((sum, line) => sum + line.planned, 0);
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          name: `${Number(from.slice(5, 7))} 月${occasion}`,
          season: seasonSentBack(from, of),
          stores,
          planned,
          from,
          until: dayAfter(at, begins + lasts),
          lines,
        },
        steps: stepsSoFar(world, at, [
          { step: 'issue', by: merchandiser, afterHours: begins * 24 },
          {
            step: 'close',
            by: merchandiser,
            afterHours: (lasts + 4) * 24,
            fields: { received: Math.round((planned * between(random, 88, 100)) / 100) },
          },
        ]),
      };
    }),
  );
}

export const returnBatchMaker = recordMaker(returnBatches, makeBatches);

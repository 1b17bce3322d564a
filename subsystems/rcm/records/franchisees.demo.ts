import { regions } from '@portal/demonstration/organisation/places';
import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { weaveName } from '@portal/demonstration/people/names';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { expansion } from './expansion.demo.ts';
import { franchisees } from './franchisees.ts';

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

export const franchiseeMaker = recordMaker(franchisees, makeFranchisees);

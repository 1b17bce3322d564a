import { day as dayMs } from '@portal/common/durations';
import { groupNos } from '@portal/demonstration/organisation/organisation';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { weaveName } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { members } from './members.ts';

/** Members of each group; the first three are seen by the cast. */
const membersOf = (bgNo: string): number => (groupNos.indexOf(bgNo) < 3 ? 600 : 200);

const likes = [
  '偏爱素色',
  '只看新款',
  '常买童装送礼',
  '注重面料成分',
  '喜欢宽松版型',
  '生日月到店',
  '孕期后换码',
];

/** The least that a member of a level has spent, in yuan. */
const levels = [
  { level: 'black', spent: 58_000 },
  { level: 'gold', spent: 18_000 },
  { level: 'silver', spent: 5_000 },
  { level: 'normal', spent: 0 },
];

function makeMembers(world: World): RecordDraft[] {
  const random = world.random('crm/members');
  return groupNos.flatMap((bgNo) => {
    const homes = [...world.castStores, ...world.stores.slice(0, 200)].filter(
      ({ bg_no, status }) => bg_no === bgNo && status === 'open',
    );
    return momentsOf(world, random, { number: membersOf(bgNo), days: 1_400 }).map(({ at }) => {
      const joined = dayAfter(at, 0);
      const home = random.pick(homes.filter(({ opened_on }) => opened_on <= joined)).store_no;
      const spent = Math.min(spentBy(random), mostSpent(world, at));
      const isFrozen = random.below(60) === 0;
      const by = random.pick(world.staffOf(home)).workNo;
      return {
        scope: bgNo,
        by,
        at,
        fields: {
          name: weaveName(random),
          phone: `154${digits(random, 8)}`,
          level: levels.find((level) => spent >= level.spent)?.level ?? 'normal',
          source: random.pick(['store', 'store', 'store', 'mini', 'mini', 'online', 'event']),
          joined,
          birthday: `${between(random, 1_960, 2_006)}-${twoDigits(between(random, 1, 12))}-${twoDigits(between(random, 1, 28))}`,
          home,
          spent,
          points: Math.round(spent * 0.4),
          note: random.below(3) === 0 ? random.pick(likes) : null,
        },
        steps: isFrozen
          ? stepsSoFar(world, at, [
              {
                step: 'freeze',
                by: someoneOf(world, random, 'A01A03A01'),
                afterHours: 400,
                fields: { note: '异常积分，核查中' },
              },
            ])
          : [],
      };
    });
  });
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Few spend much: the square of an even chance, four times over. */
const spentBy = (random: Random): number => {
  const share = (random.below(1_000) / 1_000) ** 4;
  return 300 + Math.round(share * 90_000);
};

/** The most that somebody has spent since they joined: much on the first day, then some thousands a month. */
const mostSpent = (world: World, joined: Date): number =>
  4_000 + 200 * Math.floor((world.now.getTime() - joined.getTime()) / dayMs);

export const memberMaker = recordMaker(members, makeMembers);

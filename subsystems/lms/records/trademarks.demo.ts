import {
  companyName,
  courseFrom,
  desks,
  officeTime,
  workday,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { decideRight } from './right-decision.demo.ts';
import { trademarks } from './trademarks.ts';

const { legal } = desks;
const year = 365;
const marks = ['云织', '锦屿', '素锦', '霜色', '岚纱', '青墨', '云织童衣', '云织运动'];

function makeTrademarks(world: World): RecordDraft[] {
  const random = world.random('lms/trademarks');
  return marks.flatMap((name) =>
    ['25', '18', '24', '35', '14'].map((goods) => {
      const applied = workday(world, 20 + random.below(9 * year));
      const at = officeTime(world, random, applied);
      const course = courseFrom(world, at);
      decideRight(world, random, course, { applied, months: 9, until: applied - 10 * year });
      return {
        scope: '',
        by: legal,
        at,
        fields: {
          name,
          goods,
          registration: String(60_000_000 + random.below(9_000_000)),
          applied: world.day(applied),
          agent: companyName(random, '知识产权代理'),
          fee: 300,
        },
        steps: course.steps,
      };
    }),
  );
}

export const trademarkMaker = recordMaker(trademarks, makeTrademarks);

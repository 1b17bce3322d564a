import { personId } from '@portal/demonstration/people/members';
import { weaveName } from '@portal/demonstration/people/names';
import {
  askers,
  companyName,
  courseFrom,
  desks,
  officeTime,
  timeBetween,
  workday,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { visitors } from './visitors.ts';

const { administration } = desks;

function makeVisitors(world: World): RecordDraft[] {
  const random = world.random('ams/visitors');
  const trades = ['纺织科技', '物流', '商业管理', '广告', '信息技术', '面料'];
  return askers(world, random, { each: 4, others: 220, of: worksInOffice }).map(({ workNo }) => {
    const visit = workday(world, random.below(200) - 4);
    const asked = Math.max(0, visit + 1 + random.below(3));
    const time = timeBetween(random, 9, 17);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    if (visit > 0 && random.below(12) === 0) {
      course.take('cancel', workNo, world.at(visit, '08:30'));
    } else if (visit > 0) {
      const badge = `V${String(1 + random.below(60)).padStart(3, '0')}`;
      course.take('arrive', administration, world.at(visit, time), { badge });
      course.take('leave', administration, world.at(visit, '18:40'));
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        name: weaveName(random),
        company: companyName(random, random.pick(trades)),
        people: 1 + random.below(4),
        day: world.day(visit),
        time,
        reason: random.pick(['business', 'business', 'interview', 'delivery', 'service']),
        host: workNo,
      },
      steps: course.steps,
    };
  });
}

export const visitorMaker = recordMaker(visitors, makeVisitors);

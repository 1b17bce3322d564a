import { daysAway, takeSpan } from '@portal/demonstration/people/days-away';
import { personId } from '@portal/demonstration/people/members';
import {
  amount,
  askers,
  courseFrom,
  decideRequest,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { leaves } from './leaves.ts';
import { trips } from './trips.ts';

const cities = ['上海', '杭州', '广州', '深圳', '成都', '武汉', '北京', '西安', '南京', '长沙'];
const purposes = ['store', 'store', 'opening', 'supplier', 'fair', 'training'];

export const travels = (member: Parameters<typeof worksInOffice>[0]): boolean =>
  worksInOffice(member) || member.storeNos.length > 1;

function makeTrips(world: World): RecordDraft[] {
  const random = world.random('hr/trips');
  const away = daysAway();
  for (const leave of world.recordsOf(leaves)) takeSpan(world, away, leave);
  return askers(world, random, { each: 4, others: 220, of: travels }).flatMap(({ workNo }) => {
    const length = random.below(5);
    const asked = Array.from({ length: 9 }, () => random.below(260)).find((day) =>
      away.take(workNo, day - 5, day - 5 - length),
    );
    if (asked === undefined) return [];
    const begins = asked - 5;
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    decideRequest(world, random, course, {
      by: workNo,
      manager: world.lineManagerOf(workNo),
      decider: desks.humanResources,
      asked,
      refusals: ['可线上会议解决', '本月差旅预算已用完'],
    });
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        city: random.pick(cities),
        days: { from: world.day(begins), until: world.day(begins - length) },
        purpose: random.pick(purposes),
        transport: [random.pick(['train', 'train', 'flight', 'car'])],
        budget: 800 + (length + 1) * amount(random, 450, 900, 50),
      },
      steps: course.steps,
    };
  });
}

export const tripMaker = recordMaker(trips, makeTrips);

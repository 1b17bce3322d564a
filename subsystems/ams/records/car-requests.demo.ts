import { personId } from '@portal/demonstration/people/members';
import {
  amount,
  askers,
  courseFrom,
  decideRequest,
  deciderFor,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { carRequests } from './car-requests.ts';
import { vehicles } from './vehicles.ts';

const decider = desks.administration;

const rides = [
  ['虹桥机场', 'guest'],
  ['浦东机场', 'guest'],
  ['南京西路旗舰店', 'store'],
  ['徐家汇门店', 'store'],
  ['青浦样衣间', 'goods'],
  ['松江打版中心', 'goods'],
  ['浦东政务中心', 'bank'],
  ['开户行', 'bank'],
] as const;

function makeCarRequests(world: World): RecordDraft[] {
  const random = world.random('ams/car-requests');
  const fleet = world.recordsOf(vehicles).filter(({ state }) => state === 'ready');
  return askers(world, random, { each: 5, others: 200, of: worksInOffice }).map(({ workNo }) => {
    const asked = random.below(240);
    const day = Math.max(asked - 1 - random.below(3), -3);
    const hour = 8 + random.below(6);
    const [destination, reason] = random.pick(rides);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      decider,
      asked,
      refusals: ['当天车辆已排满', '建议乘坐地铁'],
    });
    if (outcome === 'approved' && day >= 0) {
      const vehicle = random.pick(fleet).id;
      const sender = deciderFor(world, workNo, decider);
      course.take('send', sender, world.at(day, '07:40'), { vehicle });
      if (day > 0) {
        const driven = amount(random, 12, 140);
        const cost = driven + amount(random, 0, 60, 5);
        course.take('return', sender, world.at(day, '18:30'), { driven, cost });
      }
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        day: world.day(day),
        from: `${String(hour).padStart(2, '0')}:30`,
        until: `${String(hour + 2 + random.below(4)).padStart(2, '0')}:00`,
        destination,
        riders: 1 + random.below(4),
        reason,
      },
      steps: course.steps,
    };
  });
}

export const carRequestMaker = recordMaker(carRequests, makeCarRequests);

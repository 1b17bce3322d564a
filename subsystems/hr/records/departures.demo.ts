import { isOfCast } from '@portal/demonstration/people/cast';
import { courseFrom, desks, timeBetween, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { departures } from './departures.ts';

const hr = desks.humanResources;

/** Reasons to leave, by the kind of their departure. */
const whys: Record<string, string[]> = {
  resigned: ['个人发展', '返乡', '照顾家庭', '继续深造'],
  expired: ['合同期满，不再续签'],
  dismissed: ['连续旷工', '试用期考核不合格'],
  retired: ['达到法定退休年龄'],
};

function makeDepartures(world: World): RecordDraft[] {
  const random = world.random('hr/departures');
  const people = world.people.filter((member) => !isOfCast(member));
  const leavers = new Set(Array.from({ length: 134 }, () => random.pick(people)));
  return [...leavers].map((leaver) => {
    const noticed = workday(world, random.below(300));
    const last = noticed - 20 - random.below(11);
    const kind = random.pick([
      'resigned',
      'resigned',
      'resigned',
      'expired',
      'dismissed',
      'retired',
    ]);
    const colleagues = world
      .staffOfDepartment(leaver.departments[0] ?? 'A01')
      .filter(({ workNo }) => workNo !== leaver.workNo);
    const at = world.at(noticed, timeBetween(random, 9, 17));
    const course = courseFrom(world, at);
    if (noticed > 4 && random.below(8) === 0) {
      course.take('stay', hr, world.at(noticed - 2, '15:00'));
    } else if (noticed > 4) {
      course.take('accept', hr, world.at(noticed - 3, '11:00'), {
        successor: random.pick(colleagues).workNo,
      });
      if (last >= 0) {
        course.take('leave', hr, world.at(last, '17:30'), {
          returned: ['work', 'asset', 'card', 'account', 'money'],
        });
      }
    }
    return {
      scope: '',
      by: hr,
      at,
      fields: {
        person: leaver.workNo,
        kind,
        noticed: world.day(noticed),
        last: world.day(last),
        reason: random.pick(whys[kind] ?? ['个人发展']),
      },
      steps: course.steps,
    };
  });
}

export const departureMaker = recordMaker(departures, makeDepartures);

import { departmentId } from '@portal/demonstration/organisation/organisation';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import type { World } from '@portal/demonstration/world/world';
import { coursesOf, daysAllowed } from './complaint-courses.demo.ts';
import { complaints } from './complaints.ts';

const surnames = [
  '王',
  '李',
  '张',
  '刘',
  '陈',
  '杨',
  '赵',
  '黄',
  '周',
  '吴',
  '徐',
  '孙',
  '胡',
  '朱',
];

/** The time at which the nth complaint of a day comes in, unlike any other of that day. */
const timeOf = (nth: number): string => `${9 + nth * 2}:2${nth}`.padStart(5, '0');

function makeComplaints(world: World): RecordDraft[] {
  const random = world.random('cas/complaints');
  return coursesOf(world).map((course) => {
    const { nth, daysAgo, plan, urgency, by, handledDaysAgo, calledDaysAgo } = course;
    const isOfStore = plan.kind === 'service' || random.below(2) === 0;
    const at = world.at(daysAgo, timeOf(nth));
    return {
      scope: '',
      by,
      at,
      fields: {
        customer: `${random.pick(surnames)}${random.pick(['女士', '女士', '先生'])}`,
        channel: isOfStore
          ? random.pick(['store', 'phone'])
          : random.pick(['mall', 'mini', 'live', 'phone']),
        kind: plan.kind,
        store: isOfStore ? random.pick(world.castStores).store_no : null,
        urgency,
        day: world.day(daysAgo),
        due: world.day(daysAgo - (daysAllowed[urgency] ?? 7)),
        content: pickFor(random, world.day(daysAgo), plan.said),
      },
      steps: stepsTaken(world, [
        {
          step: 'dispatch',
          by,
          daysAgo: course.dispatchedDaysAgo,
          time: '17:30',
          fields: {
            department: departmentId(plan.department),
            assignee: random.pick(world.staffOfDepartment(plan.department)).workNo,
          },
        },
        {
          step: 'answer',
          by,
          daysAgo: handledDaysAgo,
          time: '16:00',
          fields: { outcome: random.pick(plan.done) },
        },
        { step: 'close', by, daysAgo: calledDaysAgo, time: '11:00' },
      ]),
    };
  });
}

export const complaintMaker = recordMaker(complaints, makeComplaints);

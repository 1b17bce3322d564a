import { daysAway, takeSpan } from '@portal/demonstration/people/days-away';
import { personId } from '@portal/demonstration/people/members';
import {
  askers,
  courseFrom,
  decideRequest,
  desks,
  officeTime,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import type { World } from '@portal/demonstration/world/world';
import { leaves } from './leaves.ts';
import { overtime } from './overtime.ts';

const overtimeWork = {
  store: ['双十一备货上架', '季末盘点', '换季陈列调整', '会员日值班'],
  office: ['月末结账', '秋冬订货会筹备', '系统上线值守', '年度预算编制'],
};

function makeOvertime(world: World): RecordDraft[] {
  const random = world.random('hr/overtime');
  const worked = daysAway();
  for (const leave of world.recordsOf(leaves)) takeSpan(world, worked, leave);
  return askers(world, random, { each: 7, others: 320 }).flatMap(({ workNo, storeNos }) => {
    const asked = Array.from({ length: 9 }, () => random.below(240)).find((day) =>
      worked.take(workNo, day, day),
    );
    if (asked === undefined) return [];
    const at = officeTime(world, random, asked);
    const weekday = new Date(`${world.day(asked)}T00:00:00Z`).getUTCDay();
    const isWeekend = weekday === 0 || weekday === 6;
    const course = courseFrom(world, at);
    decideRequest(world, random, course, {
      by: workNo,
      manager: world.lineManagerOf(workNo),
      decider: desks.humanResources,
      asked,
      refusals: ['请优先安排调休', '工作内容请补充说明'],
    });
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        day: world.day(asked),
        hours: (isWeekend ? 4 : 1) + random.below(8) / 2,
        kind: isWeekend ? 'weekend' : 'workday',
        compensation: isWeekend || random.below(2) === 0 ? 'leave' : 'pay',
        reason: pickFor(
          random,
          world.day(asked),
          storeNos.length > 0 ? overtimeWork.store : overtimeWork.office,
        ),
      },
      steps: course.steps,
    };
  });
}

export const overtimeMaker = recordMaker(overtime, makeOvertime);

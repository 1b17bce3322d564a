import { personId } from '@portal/demonstration/people/members';
import {
  askers,
  courseFrom,
  decideRequest,
  desks,
  officeTime,
  timeBetween,
  workday,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { punchCorrections } from './punch-corrections.ts';

function makePunchCorrections(world: World): RecordDraft[] {
  const random = world.random('hr/punch-corrections');
  return askers(world, random, { each: 5, others: 260 }).map(({ workNo }) => {
    const asked = random.below(180);
    const missed = workday(world, asked + random.below(3));
    const turn = random.pick(['in', 'out']);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    decideRequest(world, random, course, {
      by: workNo,
      manager: world.lineManagerOf(workNo),
      decider: desks.humanResources,
      asked,
      refusals: ['当日有正常打卡记录', '请附上外出说明'],
    });
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        day: world.day(missed),
        turn,
        time: turn === 'in' ? timeBetween(random, 8, 10) : timeBetween(random, 18, 21),
        reason: random.pick(['forgotten', 'forgotten', 'outside', 'device', 'traffic']),
      },
      steps: course.steps,
    };
  });
}

export const punchCorrectionMaker = recordMaker(punchCorrections, makePunchCorrections);

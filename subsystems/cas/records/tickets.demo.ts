import { departmentId } from '@portal/demonstration/organisation/organisation';
import type { Random } from '@portal/demonstration/random';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { daysAllowed, dispatched, type Kind } from './complaint-courses.demo.ts';
import { tickets } from './tickets.ts';

const assigneeOf = (world: World, random: Random, { department }: Kind): string =>
  random.pick(world.staffOfDepartment(department)).workNo;

function makeTickets(world: World): RecordDraft[] {
  const random = world.random('cas/tickets');
  return dispatched(world).map(({ complaint, course }) => {
    const { daysAgo, dispatchedDaysAgo, escalatedDaysAgo, plan, by, handledDaysAgo, urgency } =
      course;
    const assignee = assigneeOf(world, random, plan);
    return {
      scope: '',
      by,
      at: world.at(dispatchedDaysAgo, '17:30'),
      fields: {
        complaint: complaint.id,
        department: departmentId(plan.department),
        assignee,
        due: world.day(daysAgo - (daysAllowed[urgency] ?? 7)),
      },
      steps: stepsTaken(world, [
        ...(escalatedDaysAgo !== undefined
          ? [
              {
                step: 'escalate',
                by,
                daysAgo: escalatedDaysAgo,
                time: '10:00',
                fields: { reason: random.pick(['超过时限未办结', '顾客再次来电，要求主管处理']) },
              },
            ]
          : []),
        {
          step: 'finish',
          by: assignee,
          daysAgo: handledDaysAgo,
          time: '15:30',
          fields: {
            measure: random.pick(plan.done),
            compensation: random.below(4) === 0 ? 50 + random.below(6) * 50 : 0,
          },
        },
      ]),
    };
  });
}

export const ticketMaker = recordMaker(tickets, makeTickets);

import { textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { dispatched } from './complaint-courses.demo.ts';
import { tickets } from './tickets.ts';

function makeTickets(world: World): RecordDraft[] {
  const random = world.random('cas/tickets');
  return dispatched(world).map(({ complaint, course }) => {
    const { dispatchedDaysAgo, escalatedDaysAgo, plan, by, handledDaysAgo } = course;
    const { department = null, assignee = null, due = null } = complaint.fields;
    return {
      scope: '',
      by,
      at: world.at(dispatchedDaysAgo, '17:30'),
      fields: { complaint: complaint.id, department, assignee, due },
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
          by: textIn(complaint, 'assignee'),
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

import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { callbacks } from './callbacks.ts';
import { dispatched } from './complaint-courses.demo.ts';

const praise = [
  '对处理结果满意',
  '处理及时，会再来',
  '结果可以接受，希望以后注意',
  '结果满意，过程也顺利',
];

const blame = ['比预期慢，但已解决', '等了太久，希望以后先来电话', '结果勉强接受'];

function makeCallbacks(world: World): RecordDraft[] {
  const random = world.random('cas/callbacks');
  return dispatched(world).flatMap(({ complaint, course }) => {
    const { by, handledDaysAgo, calledDaysAgo, escalatedDaysAgo } = course;
    if (complaint.state === 'handling') return [];
    const planned = daysSince(world, textIn(complaint, 'day')) === 0 ? 0 : handledDaysAgo;
    const isMissed = random.below(9) === 0;
    return {
      scope: '',
      by,
      at: world.at(planned, '16:10'),
      fields: { complaint: complaint.id, caller: by, due: world.day(calledDaysAgo) },
      steps: stepsTaken(world, [
        ...(isMissed
          ? [
              { step: 'miss', by, daysAgo: calledDaysAgo, time: '10:10' },
              { step: 'retry', by, daysAgo: calledDaysAgo, time: '10:20' },
            ]
          : []),
        {
          step: 'reach',
          by,
          daysAgo: calledDaysAgo,
          time: '10:50',
          fields:
            escalatedDaysAgo === undefined
              ? { score: 4 + random.below(2), feedback: random.pick(praise) }
              : { score: 2 + random.below(2), feedback: random.pick(blame) },
        },
      ]),
    };
  });
}

export const callbackMaker = recordMaker(callbacks, makeCallbacks);

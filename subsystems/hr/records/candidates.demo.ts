import { weaveName } from '@portal/demonstration/people/names';
import { courseFrom, desks, officeTime, wholeDaysSince } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { candidates } from './candidates.ts';
import { openings } from './openings.ts';

const hr = desks.humanResources;

function makeCandidates(world: World): RecordDraft[] {
  const random = world.random('hr/candidates');
  return world.recordsOf(openings).flatMap((opening) =>
    Array.from({ length: 3 + random.below(3) }, () => {
      const opened = wholeDaysSince(world, opening.at);
      const applied = Math.max(0, opened - 2 - random.below(14));
      const interview = applied - 3 - random.below(5);
      const at = officeTime(world, random, Math.min(applied, opened));
      const course = courseFrom(world, at < opening.at ? opening.at : at);
      if (applied > 2) {
        const isInvited = random.below(3) > 0;
        const seenAt = officeTime(world, random, applied - 1);
        if (isInvited) course.take('invite', hr, seenAt, { interview: world.day(interview) });
        else course.take('refuse', hr, seenAt);
        const isGood = random.below(2) === 0;
        if (isInvited && interview > 0) {
          course.take(isGood ? 'offer' : 'refuse', hr, world.at(interview - 1, '17:10'), {
            score: isGood ? random.pick(['a', 'b']) : random.pick(['c', 'd']),
          });
          if (isGood && interview > 25) {
            const step = random.below(6) > 0 ? 'join' : 'decline';
            course.take(step, hr, world.at(interview - 22, '09:40'));
          }
        }
      }
      return {
        scope: '',
        by: hr,
        at: at < opening.at ? opening.at : at,
        fields: {
          name: weaveName(random),
          opening: opening.id,
          source: random.pick(['site', 'site', 'referral', 'campus', 'store']),
          years: random.below(12),
        },
        steps: course.steps,
      };
    }),
  );
}

export const candidateMaker = recordMaker(candidates, makeCandidates);

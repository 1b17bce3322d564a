import { departments } from '@portal/demonstration/organisation/organisation';
import { weaveName } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import {
  type Course,
  courseFrom,
  desks,
  officeTime,
  wholeDaysSince,
  workday,
} from '@portal/demonstration/world/course';
import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { candidates } from './candidates.ts';
import { openings } from './openings.ts';

const hr = desks.humanResources;

const makeCandidates = (world: World): RecordDraft[] => {
  const random = world.random('hr/candidates');
  return world
    .recordsOf(openings)
    .flatMap((opening) =>
      Array.from({ length: 3 + random.below(3) }, () => candidateFor(world, random, opening)),
    );
};

function candidateFor(world: World, random: Random, opening: MadeRecord): RecordDraft {
  const opened = wholeDaysSince(world, opening.at);
  const applied = Math.max(0, opened - 2 - random.below(14));
  const appliedAt = officeTime(world, random, Math.min(applied, opened));
  const at = appliedAt < opening.at ? opening.at : appliedAt;
  const course = courseFrom(world, at);
  if (applied > 2) select(world, random, course, { opening, applied });
  return {
    scope: '',
    by: hr,
    at,
    fields: {
      name: weaveName(random),
      opening: opening.id,
      source: random.pick(['site', 'site', 'referral', 'campus', 'store']),
      years: random.below(12),
    },
    steps: course.steps,
  };
}

/** Two of three are invited, of whom every other one gets an offer, for a day three weeks later. */
function select(
  world: World,
  random: Random,
  course: Course,
  { opening, applied }: { opening: MadeRecord; applied: number },
): void {
  const interview = applied - 3 - random.below(5);
  const seenAt = officeTime(world, random, applied - 1);
  if (random.below(3) === 0) {
    course.take('refuse', hr, seenAt);
    return;
  }
  course.take('invite', hr, seenAt, { interview: world.day(interview) });
  if (interview <= 0) return;
  const decidedAt = world.at(interview - 1, '17:10');
  if (random.below(2) > 0) {
    course.take('refuse', hr, decidedAt, { score: random.pick(['c', 'd']) });
    return;
  }
  const from = workday(world, interview - 22);
  course.take('offer', hr, decidedAt, {
    score: random.pick(['a', 'b']),
    department: idOfDepartment(textIn(opening, 'department')),
    kind: 'full',
    from: world.day(from),
  });
  if (from > 0) {
    course.take(random.below(6) > 0 ? 'join' : 'decline', hr, world.at(from, '09:40'));
  }
}

const idOfDepartment = (name: string): string =>
  departments.find(({ depart_name }) => depart_name === name)?.id ?? '';

export const candidateMaker = recordMaker(candidates, makeCandidates);

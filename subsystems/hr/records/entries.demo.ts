import { departmentId, departments } from '@portal/demonstration/organisation/organisation';
import { drawPlace } from '@portal/demonstration/organisation/positions';
import { weaveName } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import { courseFrom, desks, officeTime, workday } from '@portal/demonstration/world/course';
import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { candidates } from './candidates.ts';
import { entries } from './entries.ts';
import { openings } from './openings.ts';

const hr = desks.humanResources;
const papers = ['identity', 'diploma', 'leaving', 'health', 'bank', 'contract'];

/** Somebody who is expected, on a day some days ago. */
interface Newcomer {
  name: string;
  /** The id of their department. */
  department: string;
  position: string;
  kind: string;
  candidate?: string;
  at: Date;
  from: number;
  isMissing: boolean;
}

/** The entries of candidates who got an offer, and of people who came without applying here. */
function makeEntries(world: World): RecordDraft[] {
  const random = world.random('hr/entries');
  return [...offered(world), ...others(world, random)].map((one) => entryOf(world, random, one));
}

function offered(world: World): Newcomer[] {
  const positionOf = new Map(
    world.recordsOf(openings).map((opening) => [opening.id, textIn(opening, 'position')]),
  );
  return world.recordsOf(candidates).flatMap((candidate): Newcomer | [] => {
    const offer = candidate.steps.find(({ step }) => step === 'offer');
    if (!offer) return [];
    return {
      name: textIn(candidate, 'name'),
      department: textIn(candidate, 'department'),
      position: positionOf.get(textIn(candidate, 'opening')) ?? '',
      kind: textIn(candidate, 'kind'),
      candidate: candidate.id,
      at: offer.at,
      from: daysSince(world, textIn(candidate, 'from')),
      isMissing: candidate.state === 'declined',
    };
  });
}

const others = (world: World, random: Random): Newcomer[] =>
  Array.from({ length: 120 }, (_, nth) => {
    const from = workday(world, Math.round(nth * 2.8) - 14);
    const { department, position } = drawPlace(random);
    return {
      name: weaveName(random),
      department: departmentId(department),
      position,
      kind: random.pick(['full', 'full', 'full', 'full', 'part', 'intern', 'outsourced']),
      at: officeTime(world, random, Math.max(0, from + 6 + random.below(14))),
      from,
      isMissing: random.below(18) === 0,
    };
  });

function entryOf(
  world: World,
  random: Random,
  { at, from, isMissing, ...known }: Newcomer,
): RecordDraft {
  const probation = from - 90;
  const course = courseFrom(world, at);
  if (from >= 0 && isMissing) {
    course.take('miss', hr, world.at(Math.max(0, from - 1), '10:00'));
  } else if (from >= 0) {
    const { org_code = '' } = departments.find(({ id }) => id === known.department) ?? {};
    const mentor = random.pick(world.staffOfDepartment(org_code)).workNo;
    course.take('arrive', hr, world.at(from, '09:30'), { papers, mentor });
    if (probation >= 0) {
      course.take(random.below(12) > 0 ? 'confirm' : 'end', hr, world.at(probation, '17:00'));
    }
  }
  const fields = { ...known, from: world.day(from), probation: world.day(probation) };
  return { scope: '', by: hr, at, fields, steps: course.steps };
}

export const entryMaker = recordMaker(entries, makeEntries);

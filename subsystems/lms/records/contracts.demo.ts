import { departmentId } from '@portal/demonstration/organisation/organisation';
import type { Random } from '@portal/demonstration/random';
import {
  amount,
  companyName,
  type Course,
  courseFrom,
  desks,
  officeTime,
  workday,
  wholeDaysSince,
} from '@portal/demonstration/world/course';
import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { contractReviews } from './contract-reviews.ts';
import { makeSubject, type Subject, vendorSubjects } from './contract-subjects.demo.ts';
import { contracts } from './contracts.ts';

const { legal } = desks;

/** A contract of each review that passed, and leases and others that were signed before. */
function makeContracts(world: World): RecordDraft[] {
  const random = world.random('lms/contracts');
  const passed = world.recordsOf(contractReviews).filter(({ state }) => state === 'passed');
  const reviewed = passed.map((review) => contractOf(world, random, signedAfter(world, review)));
  const former = Array.from({ length: 210 }, (_, nth) => {
    // Of the vendors of the house each has a contract that runs.
    const house = vendorSubjects[nth];
    const signed = workday(world, house ? 280 : 30 + random.below(1_000));
    const years = random.below(3) + 1;
    const subject = makeSubject(world, random);
    const known = house && {
      title: house.title,
      kind: house.kind,
      party: companyName(random, house.trade),
      amount: amount(random, house.least, house.most) * 1_000,
    };
    return contractOf(world, random, {
      signed,
      from: signed - 5,
      until: signed - 5 - (house ? 730 : 365 * years),
      subject: known ?? subject,
    });
  });
  return [...former, ...reviewed];
}

interface Term {
  /** All in days ago. */
  signed: number;
  from: number;
  until: number;
  subject: Subject;
  review?: MadeRecord;
}

function signedAfter(world: World, review: MadeRecord): Term {
  const { changedAt, fields } = review;
  const passedDaysAgo = wholeDaysSince(world, changedAt);
  const signed = workday(world, passedDaysAgo - 3);
  const daysTo = (day: unknown, otherwise: number): number =>
    typeof day === 'string' ? daysSince(world, day) : otherwise;
  return {
    signed,
    from: Math.min(signed, daysTo(fields['from'], signed)),
    until: daysTo(fields['until'], signed - 365),
    review,
    subject: {
      title: textIn(review, 'title'),
      kind: textIn(review, 'kind'),
      party: textIn(review, 'party'),
      amount: Number(fields['amount']),
    },
  };
}

const departmentOf: Record<string, 'A01A01A06' | 'A01A04A01' | 'A01A08A01' | 'A01A01'> = {
  lease: 'A01A01A06',
  purchase: 'A01A04A01',
  service: 'A01A08A01',
  franchise: 'A01A01',
};

/** A contract of a review is in the ledger from the day the review passed, and is signed three days later. */
function contractOf(world: World, random: Random, term: Term): RecordDraft {
  const { signed, from, until, subject, review } = term;
  const signedAt = officeTime(world, random, signed);
  const at = review?.changedAt ?? signedAt;
  const course = courseFrom(world, at);
  const terms = { from: world.day(from), until: world.day(until) };
  if (signed >= 0) {
    course.take('sign', legal, signedAt, { signed: world.day(signed), ...terms });
    takeLaterSteps(world, random, course, term);
  }
  return {
    scope: '',
    by: review?.changedBy ?? legal,
    at,
    fields: {
      ...subject,
      ...(review && { review: review.id }),
      department: departmentId(departmentOf[subject.kind] ?? 'A01A08A01'),
      ...terms,
      renewal: random.pick(['talk', 'talk', 'auto', 'none']),
    },
    steps: course.steps,
  };
}

/** Two months before its end a contract is listed for a decision; after its end it was renewed or has ended. */
function takeLaterSteps(
  world: World,
  random: Random,
  course: Course,
  { signed, from, until }: Term,
): void {
  const remind = until + 60;
  if (remind >= 0 && remind < from) {
    course.take('remind', legal, world.at(remind, '09:20'), { remind: world.day(until + 30) });
    if (until <= 0) return;
    const isRenewed = random.below(3) === 0;
    const end = { until: world.day(until - 365), renewal: 'talk', remind: world.day(until - 335) };
    const decidedAt = officeTime(world, random, until + 4);
    if (isRenewed && until < 300) course.take('renew', legal, decidedAt, end);
    else course.take('end', legal, decidedAt);
  } else if (random.below(40) === 0) {
    course.take('breach', legal, world.at(Math.max(0, signed - 20), '14:00'), {
      note: '对方逾期交付，已发催告函',
    });
  }
}

export const contractMaker = recordMaker(contracts, makeContracts);

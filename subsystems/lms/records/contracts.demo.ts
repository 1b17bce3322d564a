import { departmentId } from '@portal/demonstration/organisation/organisation';
import type { Random } from '@portal/demonstration/random';
import {
  amount,
  companyName,
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

/** A contract for each review that passed, and leases and others that were signed before. */
function makeContracts(world: World): RecordDraft[] {
  const random = world.random('lms/contracts');
  const passed = world
    .recordsOf(contractReviews)
    .filter(({ state, changedAt }) => state === 'passed' && changedAt < world.at(5, '00:01'));
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
  review?: string;
}

function signedAfter(world: World, review: MadeRecord): Term {
  const { id, changedAt, fields } = review;
  const passedDaysAgo = wholeDaysSince(world, changedAt);
  const signed = workday(world, Math.max(0, passedDaysAgo - 3));
  const daysTo = (day: unknown, otherwise: number): number =>
    typeof day === 'string' ? daysSince(world, day) : otherwise;
  return {
    signed,
    from: Math.min(signed, daysTo(fields['from'], signed)),
    until: daysTo(fields['until'], signed - 365),
    review: id,
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

/** Two months before its end a contract is listed for a decision; after its end it was renewed or has ended. */
function contractOf(world: World, random: Random, term: Term): RecordDraft {
  const { signed, from, until, subject, review } = term;
  const at = officeTime(world, random, signed);
  const course = courseFrom(world, at);
  const remind = until + 60;
  if (remind >= 0 && remind < from) {
    course.take('remind', legal, world.at(remind, '09:20'), { remind: world.day(until + 30) });
    if (until > 0) {
      const isRenewed = random.below(3) === 0;
      const end = {
        until: world.day(until - 365),
        renewal: 'talk',
        remind: world.day(until - 335),
      };
      const decidedAt = officeTime(world, random, until + 4);
      if (isRenewed && until < 300) course.take('renew', legal, decidedAt, end);
      else course.take('end', legal, decidedAt);
    }
  } else if (random.below(40) === 0) {
    course.take('breach', legal, world.at(Math.max(0, signed - 20), '14:00'), {
      note: '对方逾期交付，已发催告函',
    });
  }
  return {
    scope: '',
    by: legal,
    at,
    fields: {
      ...subject,
      ...(review !== undefined && { review }),
      department: departmentId(departmentOf[subject.kind] ?? 'A01A08A01'),
      signed: world.day(signed),
      from: world.day(from),
      until: world.day(until),
      renewal: random.pick(['talk', 'talk', 'auto', 'none']),
    },
    steps: course.steps,
  };
}

export const contractMaker = recordMaker(contracts, makeContracts);

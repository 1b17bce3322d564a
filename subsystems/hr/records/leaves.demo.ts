import { isOfCast } from '@portal/demonstration/people/cast';
import { daysAway, type DaysAway } from '@portal/demonstration/people/days-away';
import { type Member, personId } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { courseFrom, deciderFor, desks, officeTime } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { leaves } from './leaves.ts';

/** Kinds of leave: how many days one takes, why, and how often it is asked for. */
const kinds = [
  { kind: 'annual', days: 5, weight: 5, reasons: ['探亲', '陪家人出行', '家中有事'] },
  { kind: 'compensatory', days: 1, weight: 4, reasons: ['周末盘点调休', '大促值班调休'] },
  { kind: 'sick', days: 2, weight: 2, reasons: ['感冒发烧', '牙科复诊', '陪同就医'] },
  { kind: 'personal', days: 1, weight: 2, reasons: ['办理证件', '孩子家长会', '搬家'] },
];

const bag = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
const refusals = ['盘点期间人手不足，请改期', '同班次已有两人请假', '年假余额不足'];

/** Requests for leave: those of who can sign in over a year, and a few of everybody else. */
function makeLeaves(world: World): RecordDraft[] {
  const random = world.random('hr/leaves');
  const away = daysAway();
  return world.people.flatMap((member) => {
    const number = isOfCast(member) ? 8 + random.below(5) : random.below(2);
    return Array.from({ length: number }, () => makeLeave(world, random, member, away)).flat();
  });
}

/** A leave on days that are free, of some tries. */
function makeLeave(
  world: World,
  random: Random,
  { workNo }: Member,
  away: DaysAway,
): RecordDraft[] {
  const { kind, days, reasons } = random.pick(bag);
  const length = random.below(days);
  const beginsDaysAgo = Array.from({ length: 9 }, () => random.below(380) - 14).find((begins) =>
    away.take(workNo, begins, begins - length),
  );
  if (beginsDaysAgo === undefined) return [];
  const askedDaysBefore = kind === 'sick' ? 0 : 2 + random.below(12);
  const asked = Math.max(0, beginsDaysAgo + askedDaysBefore);
  const at = world.at(asked, `${9 + random.below(8)}:${10 + random.below(49)}`.padStart(5, '0'));
  const course = courseFrom(world, at);
  const draft: RecordDraft = {
    scope: personId(workNo),
    by: workNo,
    at,
    fields: {
      kind,
      from: world.day(beginsDaysAgo),
      until: world.day(beginsDaysAgo - length),
      reason: random.pick(reasons),
    },
    steps: course.steps,
  };
  // What lies ahead may still be a draft; what is over was asked for and decided, or taken back.
  if (beginsDaysAgo < -7 && random.below(3) === 0) return [draft];
  course.take('submit', workNo, at);
  if (random.below(14) === 0 && asked > 0) {
    course.take('withdraw', workNo, world.at(asked - 1, '10:00'));
    return [draft];
  }
  const manager = world.lineManagerOf(workNo);
  const waits = asked < 2 && beginsDaysAgo < 1;
  if (manager !== undefined && !(waits && random.below(2) === 0)) {
    if (random.below(30) === 0) {
      course.take('decline', manager, officeTime(world, random, asked), {
        answer: random.pick(refusals),
      });
      return [draft];
    }
    course.take('approve', manager, officeTime(world, random, asked));
  }
  if (waits) return [draft];
  const decidedAt = officeTime(world, random, asked - 1);
  const decides = deciderFor(world, workNo, desks.humanResources);
  if (random.below(15) === 0) {
    course.take('decline', decides, decidedAt, { answer: random.pick(refusals) });
  } else {
    course.take('approve', decides, decidedAt);
  }
  return [draft];
}

export const leaveMaker = recordMaker(leaves, makeLeaves);

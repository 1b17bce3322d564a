import { day as dayMs } from '@portal/common/durations';
import type { RecordFields } from '@portal/contract/records/field-values';
import { isOfCast } from '../people/cast.ts';
import { weaveName } from '../people/names.ts';
import type { Member } from '../people/members.ts';
import type { Random } from '../random.ts';
import type { TakenStep } from './record-maker.ts';
import type { World } from './world.ts';

/** Work numbers of the cast who handle what others ask for. */
export const desks = {
  humanResources: '900008',
  legal: '900013',
  administration: '900006',
  accounting: '900003',
  treasury: '900014',
  purchasing: '900019',
} as const;

/** Returns who decides at a desk, or a colleague on what they ask for themselves. */
export const deciderFor = (world: World, asks: string, decider: string): string =>
  asks === decider ? colleagueOf(world, decider) : decider;

/** The colleague of a department who shares most of somebody's trade. @throws where they are the only one of it */
function colleagueOf(world: World, workNo: string): string {
  const { roles, departments } = world.person(workNo);
  const trade = new Set<string>(
    roles.filter((role) => role !== 'head-office' && role !== 'line-manager'),
  );
  const shared = (member: Member): number => member.roles.filter((role) => trade.has(role)).length;
  const [colleague] = departments
    .flatMap((orgCode) => world.staffOfDepartment(orgCode))
    .filter((member) => member.workNo !== workNo && shared(member) > 0)
    .toSorted((a, b) => shared(b) - shared(a));
  if (!colleague) throw new Error(`Nobody stands in for ${workNo}`);
  return colleague.workNo;
}

/** The first of some people who is not the one who asks. @throws where there is nobody else */
export function anotherOf(people: readonly string[], asks: string): string {
  const other = people.find((workNo) => workNo !== asks);
  if (other === undefined) throw new Error(`Nobody but ${asks} could decide`);
  return other;
}

export interface Course {
  steps: TakenStep[];
  /** Takes a step; its fields are those given with it. */
  take: (step: string, by: string, at: Date, fields?: RecordFields) => void;
}

/** Begins the course of a record: no step is before the one before it, and none after now. */
export function courseFrom(world: World, begun: Date): Course {
  const steps: TakenStep[] = [];
  let last = begun.getTime();
  return {
    steps,
    take: (step, by, at, fields) => {
      last = Math.max(last, Math.min(at.getTime(), world.now.getTime()));
      steps.push({ step, by, at: new Date(last), ...(fields && { fields }) });
    },
  };
}

/** The same day if people work in offices then, else the Friday before, as days ago. */
export function workday(world: World, daysAgo: number): number {
  const weekday = new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return daysAgo + 1;
  return weekday === 0 ? daysAgo + 2 : daysAgo;
}

/** A time of day from one hour up to another: '09:24'. */
export const timeBetween = (random: Random, from: number, until: number): string =>
  `${String(from + random.below(until - from)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`;

/** A time of a working day in office hours, some days ago or on the Friday before. */
export const officeTime = (world: World, random: Random, daysAgo: number): Date =>
  world.at(workday(world, Math.max(0, daysAgo)), timeBetween(random, 9, 18));

/** Returns the whole days since a moment. */
export const wholeDaysSince = (world: World, moment: Date): number =>
  Math.floor((world.now.getTime() - moment.getTime()) / dayMs);

/** A sum from one bound up to another, in whole steps above the lower. */
export const amount = (random: Random, least: number, most: number, step = 1): number =>
  least + random.below(Math.floor((most - least) / step) + 1) * step;

/** The name of a company that is nobody's, with its trade. */
export const companyName = (random: Random, trade: string): string =>
  `${weaveName(random).slice(1)}${trade}有限公司`;

/** People who ask for something: each of the cast some times, and others. `of` limits both, such as to offices. */
export function askers(
  world: World,
  random: Random,
  {
    each,
    others,
    of = () => true,
  }: { each: number; others: number; of?: (member: Member) => boolean },
): Member[] {
  const people = world.people.filter((member) => of(member) && member.departments.length > 0);
  const first = people.filter(isOfCast);
  const rest = people.filter((member) => !isOfCast(member));
  return [
    ...first.flatMap((member) => Array.from({ length: each + random.below(4) }, () => member)),
    ...Array.from({ length: others }, () => random.pick(rest)),
  ];
}

/** People of offices: they work at no store. */
export const worksInOffice = ({ storeNos }: Member): boolean => storeNos.length === 0;

interface Decision {
  by: string;
  /** The line manager, where one decides first. */
  manager?: string | undefined;
  decider: string;
  /** Days since it was asked for. */
  asked: number;
  refusals: readonly string[];
}
export type Outcome = 'draft' | 'waiting' | 'approved' | 'declined';

/** Has a request submitted and decided within three days; those of the last two days wait, and some are still drafts. */
export function decideRequest(
  world: World,
  random: Random,
  course: Course,
  { by, manager, decider, asked, refusals }: Decision,
): Outcome {
  if (asked < 3 && random.below(3) === 0) return 'draft';
  course.take('submit', by, officeTime(world, random, asked));
  if (manager !== undefined) {
    if (asked < 6 && random.below(2) === 0) return 'waiting';
    course.take('approve', manager, officeTime(world, random, asked));
  }
  const decided = asked - random.below(3);
  if (asked < 2 || decided < 0) return 'waiting';
  const at = officeTime(world, random, decided);
  const decides = deciderFor(world, by, decider);
  if (random.below(14) === 0) {
    course.take('decline', decides, at, { answer: random.pick(refusals) });
    return 'declined';
  }
  course.take('approve', decides, at);
  return 'approved';
}

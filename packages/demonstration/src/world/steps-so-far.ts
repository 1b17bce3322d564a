import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import type { RecordFields } from '@portal/contract/records/field-values';
import { dayWeight } from '../organisation/calendar.ts';
import type { Random } from '../random.ts';
import type { TakenStep } from './record-maker.ts';
import type { World } from './world.ts';

/** A step that is taken some hours after the one before. */
interface ComingStep {
  step: string;
  by: string;
  afterHours: number;
  fields?: RecordFields;
}

const chinaOffsetMs = 8 * hourMs;
const [opens, closes] = [9, 21];

/** Returns the steps taken by now, each in working hours; so a record of last spring has come to its end. */
export function stepsSoFar(world: World, from: Date, coming: readonly ComingStep[]): TakenStep[] {
  const taken: TakenStep[] = [];
  let before = from;
  for (const { afterHours, ...step } of coming) {
    const at = workingHour(new Date(before.getTime() + afterHours * hourMs));
    if (at > world.now) break;
    taken.push({ ...step, at });
    before = at;
  }
  return taken;
}

/** The same time within working hours, or the next morning. */
function workingHour(at: Date): Date {
  const hour = new Date(at.getTime() + chinaOffsetMs).getUTCHours();
  if (hour >= closes) return new Date(at.getTime() + (24 - hour + opens) * hourMs);
  return hour < opens ? new Date(at.getTime() + (opens - hour) * hourMs) : at;
}

interface Moment {
  at: Date;
  /** Whole days from the calendar day of the moment to today. */
  daysAgo: number;
}

/** Times in working hours of the last days, more on busy days; a quarter of them in this week. */
export function momentsOf(
  world: World,
  random: Random,
  { number, days }: { number: number; days: number },
): Moment[] {
  return Array.from({ length: number }, (_, nth) => {
    const daysAgo = nth % 4 === 0 ? random.below(Math.min(days, 6)) : busyDay(world, random, days);
    const time = `${String(opens + random.below(11)).padStart(2, '0')}:${10 + random.below(49)}`;
    return { at: world.at(daysAgo, time), daysAgo };
  });
}

function busyDay(world: World, random: Random, days: number): number {
  for (let tries = 0; tries < 4; tries += 1) {
    const daysAgo = random.below(days);
    if (random.below(1_800) < dayWeight(world.day(daysAgo))) return daysAgo;
  }
  return random.below(days);
}

/** The calendar day some days after a moment; before it for a negative number. */
export const dayAfter = (at: Date, days: number): string =>
  new Date(at.getTime() + chinaOffsetMs + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** A number between two, both included. */
export const between = (random: Random, least: number, most: number): number =>
  least + random.below(most - least + 1);

/** An amount between two, rounded to a unit. */
export const amountBetween = (random: Random, least: number, most: number, unit = 1): number =>
  Math.round(between(random, least, most) / unit) * unit;

/** A text that is a number of so many digits. */
export const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(10)).join('');

/** The number of an invented waybill. */
export const waybillOf = (random: Random): string => `SL${digits(random, 12)}`;

import { dayWeight } from './calendar.ts';
import type { Store } from './stores.ts';
import { seededRandom } from '../random.ts';

/** Enough days of figures to compare a month with the same one a year ago. */
export const daysOfFacts = 400;

/**
 * The days that have slips: whole weeks up to today, from that in which the month began, as a board counts the month;
 * three of them at least.
 */
export function daysOfSlips(today: string): number {
  const ofWeek = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const ofMonth = Number(today.slice('yyyy-mm-'.length)) - 1;
  const weeks = Math.max(2, Math.ceil((ofMonth - ofWeek) / 7));
  return weeks * 7 + ofWeek + 1;
}

/** Average daily sales by kind of store, in fen. */
const averageCents = { flagship: 5_600_000, standard: 2_200_000, outlet: 3_100_000 };

/** The average daily sales of a store in fen: 70 to 140 % of its kind's, by its number. */
export function averageOf({ store_no, kind }: Store): number {
  const random = seededRandom(Number(store_no.replaceAll(/\D/g, '')) * 7_919);
  return Math.floor(averageCents[kind] / 100) * (70 + random.below(70));
}

/** A day among the days that have figures, counted from 1. */
export interface SalesDay {
  day: string;
  nth: number;
}

/** A number below 1,009 that follows from a store and a day, both counted from 1; SQL counts the same. */
const noiseOf = (storeNth: number, dayNth: number): number =>
  (storeNth * 7_919 + dayNth * dayNth * 104_729 + storeNth * dayNth * 31) % 1_009;

/** The sales that a store makes on a day, in fen: a fifth more or less by chance, and a little more with each day. */
export function expectedCents(store: Store, storeNth: number, { day, nth }: SalesDay): number {
  const noise = noiseOf(storeNth, nth);
  const usual = (averageOf(store) * dayWeight(day)) / 1_000;
  return Math.floor((usual * (800 + (noise % 400)) * (4_000 + nth)) / 1_000 / 4_000);
}

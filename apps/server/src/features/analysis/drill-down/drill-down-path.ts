import { Dimension } from '@portal/contract/analysis/board';
import { refuse } from '#platform/refuse';
import { daysLater } from '../series/calendar.ts';

export interface Step {
  dimension: Dimension;
  key: string;
}

/** The way from the whole board to the part that is looked at. */
export interface Way {
  steps: readonly Step[];
  /** What is open in each dimension: of several steps in one, the last. */
  opened: Readonly<Partial<Record<Dimension, string>>>;
}

/** How far back single days are shown: what they are compared with is a year older. */
const oldestDays = 731;

/** Reads a way as it travels. Only departments lie within one another; of all else there is one step at most. */
export function wayOf(text: string | undefined, today: string): Way {
  const steps = (text ?? '').split('/').filter(Boolean).map(stepOf);
  const opened: Partial<Record<Dimension, string>> = {};
  for (const { dimension, key } of steps) {
    if (opened[dimension] !== undefined && dimension !== 'department') refuse('input.invalid');
    opened[dimension] = key;
  }
  if (opened.day !== undefined && !isDayShown(opened.day, today)) refuse('record.not-found');
  return { steps, opened };
}

function stepOf(text: string): Step {
  const [name, key = ''] = text.split(':');
  const dimension = Dimension.safeParse(name);
  return dimension.success ? { dimension: dimension.data, key } : refuse('input.invalid');
}

const isDayShown = (day: string, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  daysLater(day, 0) === day &&
  day <= today &&
  day > daysLater(today, -oldestDays);

export const textOf = (steps: readonly Step[]): string =>
  steps.map(({ dimension, key }) => `${dimension}:${key}`).join('/');

/** One step further; another day takes the place of the one that is open. Null for a key that cannot travel. */
export function onwards({ steps, opened }: Way, next: Step): string | null {
  if (next.key === '' || /[/:]/.test(next.key) || opened[next.dimension] === next.key) return null;
  const kept = steps.filter(({ dimension }) => dimension !== 'day' || next.dimension !== 'day');
  return textOf([...kept, next]);
}

import { Dimension } from '@portal/contract/analysis/board';
import { refuse } from '#platform/http/refuse.ts';
import { daysLater } from '../series/calendar.ts';

export interface DrillDownStep {
  dimension: Dimension;
  key: string;
}

/** The steps from the whole board to the part to show. */
export interface DrillDownPath {
  steps: readonly DrillDownStep[];
  /** The key per dimension: of several steps in one dimension, the last. */
  opened: Readonly<Partial<Record<Dimension, string>>>;
}

/** The age limit of single days: they are compared with days a year older. */
const oldestDays = 731;

/** Parses the path of a request. Only departments nest; every other dimension has one step at most. */
export function parsePath(text: string | undefined, today: string): DrillDownPath {
  const steps = (text ?? '').split('/').filter(Boolean).map(stepOf);
  const opened: Partial<Record<Dimension, string>> = {};
  for (const { dimension, key } of steps) {
    if (opened[dimension] !== undefined && dimension !== 'department') refuse('input.invalid');
    opened[dimension] = key;
  }
  if (opened.day !== undefined && !isDayShown(opened.day, today)) refuse('record.not-found');
  return { steps, opened };
}

function stepOf(text: string): DrillDownStep {
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

export const formatPath = (steps: readonly DrillDownStep[]): string =>
  steps.map(({ dimension, key }) => `${dimension}:${key}`).join('/');

/** Returns the path with one more step; a day replaces the day before it. Null for a key that no path can carry. */
export function drillInto({ steps, opened }: DrillDownPath, next: DrillDownStep): string | null {
  if (next.key === '' || /[/:]/.test(next.key) || opened[next.dimension] === next.key) return null;
  const remaining = steps.filter(
    ({ dimension }) => dimension !== 'day' || next.dimension !== 'day',
  );
  return formatPath([...remaining, next]);
}

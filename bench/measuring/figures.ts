import { calmShare, type Load } from './machine.ts';

/** What was measured in one stretch: the value of each figure by its name, and how busy the machine was meanwhile. */
export interface Run {
  values: Record<string, number>;
  load: Load;
}

/** A line of a table: the name of a figure, and what it is to be held against. */
export interface FigureLine {
  name: string;
  /** The best that could be had here: the name of a figure of the same runs. */
  bound?: string;
  /** From `docs/performance.md`, as it is printed. */
  budget?: string;
}

/** So many runs on a calm machine are worth more than all runs together. */
const calmEnough = 3;

/** The runs that count for a figure: the calm ones where there are enough of them, otherwise all that measured it. */
export function runsFor(name: string, runs: readonly Run[]): readonly Run[] {
  const all = runs.filter(({ values }) => values[name] !== undefined);
  const calm = all.filter(({ load }) => load.others <= calmShare);
  return calm.length >= calmEnough ? calm : all;
}

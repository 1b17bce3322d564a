import { calmShare, type Load } from './machine.ts';

/** The results of one run: figures by name, and the load of the machine. */
export interface Run {
  values: Record<string, number>;
  load: Load;
}

/** A line of a table: a figure with its bound and budget. */
export interface FigureLine {
  name: string;
  /** The name of the figure of the same runs that is the lower bound. */
  bound?: string;
  /** The budget from `docs/performance.md`, as printed. */
  budget?: string;
}

/** From this number of calm runs on, disturbed runs are left out. */
const calmEnough = 3;

/** Returns the runs that count for a figure: the calm ones if there are enough, else all. */
export function runsFor(name: string, runs: readonly Run[]): readonly Run[] {
  const all = runs.filter(({ values }) => values[name] !== undefined);
  const calm = all.filter(({ load }) => load.others <= calmShare);
  return calm.length >= calmEnough ? calm : all;
}

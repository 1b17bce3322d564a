import type { Board } from '@portal/contract/analysis/board';

/** The name of a board outside its page: its title, and the path to the part it shows. */
export const headingOf = ({ title, trail }: Board): string =>
  [title, ...trail.map(({ label }) => label)].join(' › ');

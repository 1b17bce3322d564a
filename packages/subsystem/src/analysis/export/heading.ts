import type { Board } from '@portal/contract/analysis/board';

/** What a board is called away from the page: its title, and the way to the part it shows. */
export const headingOf = ({ title, trail }: Board): string =>
  [title, ...trail.map(({ label }) => label)].join(' › ');

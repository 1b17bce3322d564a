import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordStep } from '@portal/contract/records/record-type';
import type { PageInMenu } from '../numbers/record-pages.ts';

/** A state, and the steps out of it that a user may take. */
export interface OpenState {
  state: string;
  steps: readonly RecordStep[];
}

/**
 * Chooses the page of a user's menu that lists records of a state: one of the side that takes the steps, else one of all
 * sides; then one that begins with the state, then one that begins with all records. Undefined where pages list records
 * of another side alone.
 */
export function pageOf(pages: readonly PageInMenu[], open: OpenState): PageInMenu | undefined {
  const fitting = pages.filter(({ side }) => side === undefined || isOf(side, open));
  return fitting.toSorted((one, other) => worth(other, open) - worth(one, open))[0];
}

const isOf = (side: string, { steps }: OpenState): boolean => steps.every(({ by }) => by === side);

function worth({ side, filter }: PageInMenu, { state }: OpenState): number {
  const ofView = filter === undefined ? 1 : isOfState(filter, state) ? 2 : 0;
  return ofView + (side === undefined ? 0 : 10);
}

const isOfState = (filter: RecordFilter, state: string): boolean =>
  'field' in filter && filter.field === 'state' && filter.op === 'is' && filter.value === state;

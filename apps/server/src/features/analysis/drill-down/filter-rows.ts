import type { Dimension } from '@portal/contract/analysis/board';
import { refuse } from '#platform/refuse';
import type { Counted } from '../boards/measured-board.ts';
import type { Way } from './drill-down-path.ts';

type Keyed = Pick<Counted<never>, 'placeKey' | 'partKey'>;

/** Rows of what is open alone. What is in none of all the rows does not exist for the one who asks. */
export function narrowed<Row extends Keyed>(
  rows: Row[],
  { opened }: Way,
  { place, part }: { place: Dimension; part: Dimension },
): Row[] {
  const [placeKey, partKey] = [opened[place], opened[part]];
  const left = rows.filter(
    (row) =>
      (placeKey === undefined || row.placeKey === placeKey) &&
      (partKey === undefined || row.partKey === partKey),
  );
  const isAsked = placeKey !== undefined || partKey !== undefined;
  return isAsked && left.length === 0 ? refuse('record.not-found') : left;
}

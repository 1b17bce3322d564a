import type { Dimension } from '@portal/contract/analysis/board';
import { refuse } from '#platform/http/refuse.ts';
import type { CountRow } from '../boards/measured-board.ts';
import type { DrillDownPath } from './drill-down-path.ts';

type RowKeys = Pick<CountRow<never>, 'placeKey' | 'partKey'>;

/** Keeps the rows on the path. A key that no row has is treated as missing for this user. */
export function rowsOnPath<Row extends RowKeys>(
  rows: Row[],
  { opened }: DrillDownPath,
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

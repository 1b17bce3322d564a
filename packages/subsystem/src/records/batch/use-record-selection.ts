import type { WireRecord } from '@portal/contract/records/record-calls';
import { type Selection, useSelection } from '@portal/ui/grid/selection';
import { useCallback, useEffect, useState } from 'react';

/**
 * Keeps the selected records of a list. What the user changed by themselves since it was ticked leaves the selection
 * when it has left the list, and is taken in its new version where it is still there: a step on all of them would be
 * refused as old otherwise. `rows` are those of the page that is shown, undefined while they are under way.
 */
export function useRecordSelection(rows: readonly WireRecord[] | undefined) {
  const selection = useSelection<WireRecord>();
  /** The versions that the user made. */
  const [made, setMade] = useState<ReadonlyMap<string, number>>(() => new Map());
  const { rows: selected, onChange } = selection;
  useEffect(() => {
    const next = rows && presentSelection(selected, rows, made);
    if (next && !isSame(next, selected)) onChange(next);
  }, [selected, rows, made, onChange]);
  const onChanged = useCallback(
    ({ id, version }: WireRecord) => setMade((before) => new Map(before).set(id, version)),
    [],
  );
  return { selection, onChanged };
}

type Selected = Selection<WireRecord>['rows'];

function presentSelection(
  selected: Selected,
  rows: readonly WireRecord[],
  made: ReadonlyMap<string, number>,
): Selected {
  const shown = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...selected]
      .filter(([id, { version }]) => shown.has(id) || version >= (made.get(id) ?? 0))
      .map(([id, record]) => [id, shown.get(id) ?? record]),
  );
}

const isSame = (one: Selected, other: Selected): boolean =>
  one.size === other.size && [...one].every(([id, record]) => other.get(id) === record);

import type { GridLayout } from '@portal/ui/grid/grid-layout';
import { useState, useSyncExternalStore } from 'react';
import { useShell } from '../shell.ts';
import type { TableLayout } from '@portal/contract/workplace/preferences';

const unchanged: GridLayout = {};

/**
 * Returns the user's changes to the columns of a table, and two ways to change them: `keepLayout` for good and on every
 * computer, `showLayout` until then, as a view does that somebody else may have saved.
 */
export function useTableLayout(table: string) {
  const { tableLayouts } = useShell();
  const kept = useSyncExternalStore(tableLayouts.subscribe, () => tableLayouts.get(table));
  const [shown, setShown] = useState<GridLayout>();
  return {
    layout: shown ?? kept ?? unchanged,
    showLayout: setShown,
    keepLayout: (layout: GridLayout) => {
      setShown(undefined);
      tableLayouts.set(table, wireLayout(layout));
    },
  };
}

const wireLayout = ({ order, hidden, ...others }: GridLayout): TableLayout => ({
  ...others,
  ...(order && { order: [...order] }),
  ...(hidden && { hidden: [...hidden] }),
});

import {
  boardPage,
  chartPage,
  derivedPagesIn,
  type MenuItem,
  type MenuPage,
} from '@portal/contract/subsystems/menu';
import type { System, SystemBoard } from '@portal/contract/subsystems/system';
import type { ComponentType } from 'react';
import type { Pages } from './pages.ts';

/** The part of a system's data that is in the entry of its pages. */
interface SystemEntry {
  menu: Readonly<Record<string, MenuItem>>;
  /** Absent where it has none. */
  board?: SystemBoard;
}

// Board, drawings and lists are imported by the names that the shell shares, so that no subsystem carries them along.

/**
 * Makes the pages that follow from a system's data: its board, a list for each item of its menu that names a record
 * type, and its figures drawn where the menu has them. The record types are loaded with the first list; the menu alone is in
 * the entry.
 */
export const pagesOfSystem = (
  { menu, board }: SystemEntry,
  load: () => Promise<System>,
): Pages => ({
  ...(board && { [boardPage]: () => boardOf(board) }),
  ...Object.fromEntries(
    derivedPagesIn(menu).map(
      (page) =>
        [
          page.component,
          page.component === chartPage ? drawings : () => listOf(page, load),
        ] as const,
    ),
  ),
});

const drawings = async (): Promise<ComponentType> =>
  (await import('@portal/subsystem/analysis/ChartPage')).ChartPage;

const boardOf = async ({ exportAction }: SystemBoard): Promise<ComponentType> =>
  (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(exportAction);

async function listOf(page: MenuPage, load: () => Promise<System>): Promise<ComponentType> {
  const [{ key, recordTypes }, { recordsPage }] = await Promise.all([
    load(),
    import('@portal/subsystem/records/pages'),
  ]);
  const type = recordTypes.find(({ name }) => name === page.records);
  if (!type) throw new Error(`${key} has no record type ${page.records}, which its menu lists.`);
  return recordsPage(type, { view: page.view, side: page.side });
}

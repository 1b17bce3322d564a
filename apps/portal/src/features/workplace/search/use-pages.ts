import { queryOf, useQueryOf } from '@portal/client/queries';
import { listPages, type Page } from '@portal/contract/access/pages';
import { visiblePages } from '@portal/contract/access/visible-menu';
import { useMemo } from 'react';
import { queryClient } from '@portal/client/query-client';
import type { Workplace } from '#platform/workplace/workplace.ts';

const none: Page[] = [];

/** Prefetches the pages of all systems. Without them the current system's are found still. */
export function prefetchPages(): void {
  queryClient.fetchQuery(queryOf(listPages, {}, { quiet: true })).catch(() => undefined);
}

/** Loads the pages of all systems where they are needed. */
export const useAllPages = ({ isWanted }: { isWanted: boolean }) =>
  useQueryOf(listPages, {}, { quiet: true, enabled: isWanted });

/** Returns the pages of the current system, and those of all others once they are loaded. */
export function usePages(workplace: Workplace | null): { own: Page[]; others: Page[] } {
  const all = useQueryOf(listPages, {}, { quiet: true, enabled: false }).data ?? none;
  return useMemo(
    () => ({
      own: workplace ? pagesOf(workplace) : none,
      others: all.filter(({ system }) => system !== workplace?.system),
    }),
    [all, workplace],
  );
}

export const pagesOf = ({ system, index }: Workplace): Page[] =>
  visiblePages(index.tree).map(({ item, ancestors, actions }) => {
    const { id, path, title, opensWindow, url, urlCredential } = item;
    return { system, id, path, title, ancestors, actions, opensWindow, url, urlCredential };
  });

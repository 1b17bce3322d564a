import { queryOf } from '@portal/client/queries';
import { listPages, type Page } from '@portal/contract/access/pages';
import { visiblePages } from '@portal/contract/access/visible-menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cache } from '#platform/cache.ts';
import type { Workplace } from '#platform/workplace.ts';

const query = queryOf(listPages, {}, { quiet: true });
const none: Page[] = [];

/** Asks for the pages of all systems, unless they were asked for a moment ago. Without them one's own are found still. */
export function askForPages(): void {
  cache.fetchQuery(query).catch(() => undefined);
}

/** The pages of all systems, asked for where they are wanted. */
export const useAllPages = ({ isWanted }: { isWanted: boolean }) =>
  useQuery({ ...query, enabled: isWanted });

/** The pages of the system at hand, and those of all others once they were asked for. */
export function usePages(workplace: Workplace | null): { own: Page[]; others: Page[] } {
  const all = useQuery({ ...query, enabled: false }).data ?? none;
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

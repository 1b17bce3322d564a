import { useQueryClient } from '@tanstack/react-query';
import { useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import type { WorkContext, Page, Person, SubsystemContext } from './contract.ts';
import { useShell } from './shell.ts';

/** The menu item this page was opened by; the address alone is not enough, since the menu gives the title. */
export function usePage(): Page {
  const { page } = useShell();
  return useSyncExternalStore(page.subscribe, page.get);
}

/**
 * Navigates to other pages; paths are whole, such as `/ams/notice/list?id=1`. The address that is shown already asks the
 * server again: a user who searches twice with the same words wants to see what is new.
 */
export function useRouter(): SubsystemContext['router'] {
  const { router } = useShell();
  const cache = useQueryClient();
  return useMemo(() => {
    const go = (how: 'push' | 'replace') => (to: string) => {
      if (isSameAddress(to, router.get())) void cache.invalidateQueries();
      router[how](to);
    };
    return { ...router, push: go('push'), replace: go('replace') };
  }, [router, cache]);
}

/** Compares path and query; the order of the query's members has no meaning. */
function isSameAddress(to: string, { path, search }: Pick<Page, 'path' | 'search'>): boolean {
  const [wanted = '', query = ''] = to.split('?', 2);
  return wanted === path && sorted(query) === sorted(search);
}

function sorted(query: string): string {
  const members = new URLSearchParams(query);
  members.sort();
  return members.toString();
}

export function usePerson(): Person {
  return useShell().person;
}

/** The business group, store and company the person works on; the page follows when another is chosen. */
export function useChosen(): WorkContext {
  const { chosen } = useShell();
  return useSyncExternalStore(chosen.subscribe, chosen.get);
}

/** Returns whether the person may take an action; follows a change of their permissions. */
export function useAllowed(action: string): boolean {
  const { actions } = useShell();
  return useSyncExternalStore(actions.subscribe, () => actions.isAllowed(action));
}

/**
 * Names the tab of this page after what it shows, such as one announcement of a list. The menu's title comes back when
 * the part that named it goes.
 */
export function usePageTitle(title: string): void {
  const { setTitle, page } = useShell();
  // Stays while the page is hidden behind another, as `useUnsaved` does.
  useInsertionEffect(() => {
    setTitle(title);
    return () => setTitle(page.get().title);
  }, [setTitle, page, title]);
}

/**
 * Tells the shell that the page holds unsaved input, so that the shell asks before it is lost. Any part of the page
 * may do so, such as a form in a dialog; its note goes with it.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const { noteUnsaved } = useShell();
  // Of all effects this kind alone outlives the page's being hidden behind another, and ends when it is gone.
  useInsertionEffect(() => (isUnsaved ? noteUnsaved() : undefined), [noteUnsaved, isUnsaved]);
}

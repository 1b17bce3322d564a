import { useInsertionEffect, useSyncExternalStore } from 'react';
import type { WorkContext, Page, Person, SubsystemContext } from './contract.ts';
import { useShell } from './shell.ts';

/** The menu item this page was opened by; the address alone is not enough, since the menu gives the title. */
export function usePage(): Page {
  const { page } = useShell();
  return useSyncExternalStore(page.subscribe, page.get);
}

/** Navigates to other pages; paths are whole, such as `/ams/notice/list?id=1`. */
export function useRouter(): SubsystemContext['router'] {
  return useShell().router;
}

export function usePerson(): Person {
  return useShell().person;
}

/** The business group, store and company the person works on; the page follows when another is chosen. */
export function useChosen(): WorkContext {
  const { chosen } = useShell();
  return useSyncExternalStore(chosen.subscribe, chosen.get);
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

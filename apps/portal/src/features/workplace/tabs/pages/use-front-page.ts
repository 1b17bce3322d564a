import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { refusedPage } from '#platform/guard/refused-pages.ts';
import { noteFrontPage } from '#platform/navigation/micro-app-addresses.ts';
import { currentWorkplace } from '#platform/workplace/workplace.ts';
import { openPage } from './open-pages.ts';

/** Brings every page of the router inside the shell to the front, once its code has loaded. */
export function useFrontPage(): void {
  const router = useRouter();
  const leaf = useMatches().at(-1);
  const path = leaf?.pathname ?? '';
  const search = router.options.stringifySearch(leaf?.search ?? {});
  const Page = Object.values(router.routesById).find(({ id }) => id === leaf?.routeId)?.options
    .component;

  useLayoutEffect(() => {
    // A page of the shell belongs to the current system, and so does the refusal of a page of another.
    const named = refusedPage(path) ? undefined : subsystemOfPath(path);
    const system = named ?? currentWorkplace()?.system;
    if (!Page || !system) return;
    // An app may go to addresses that are not in the menu: they belong to the current page.
    const page = currentWorkplace()?.index.pageAt(path) ?? path;
    noteFrontPage(page, path);
    openPage({ place: { path: page, search, system }, Page, href: path + search });
  }, [path, search, Page]);
}

import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { noteFront } from '#platform/inner-addresses.ts';
import { currentWorkplace } from '#platform/workplace.ts';
import { arriveAt } from './open-pages.ts';

/** Brings every page the router leads to inside the shell to the front. Until its code is there, it has not arrived. */
export function useFrontPage(): void {
  const router = useRouter();
  const leaf = useMatches().at(-1);
  const path = leaf?.pathname ?? '';
  const search = router.options.stringifySearch(leaf?.search ?? {});
  const Page = Object.values(router.routesById).find(({ id }) => id === leaf?.routeId)?.options
    .component;

  useLayoutEffect(() => {
    // A page of the shell itself is among those of the system one is in.
    const system = subsystemOfPath(path) ?? currentWorkplace()?.system;
    if (!Page || !system) return;
    // An app goes to addresses of which the menu knows nothing: the page in front is there, and no other one.
    const page = currentWorkplace()?.index.pageAt(path) ?? path;
    noteFront(page, path);
    arriveAt({ place: { path: page, search, system }, Page, href: path + search });
  }, [path, search, Page]);
}

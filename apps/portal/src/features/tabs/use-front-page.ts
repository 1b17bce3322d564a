import { subsystemOfPath } from '@portal/contract/subsystem-keys';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
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
    if (Page && system) arriveAt({ place: { path, search, system }, Page });
  }, [path, search, Page]);
}

import { currentSession, onSessionChange } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createCell, useCell } from '@portal/ui/hooks/cell';
import type { ComponentType } from 'react';
import { noteKeeper } from '#platform/inner-addresses.ts';
import { isTrue, type MenuIndex, plainPath } from '#platform/menu-index.ts';
import type { PagePlace } from '#platform/page-place.ts';
import { isShellPage, paths } from '#platform/paths.ts';
import { hasUnsaved, onGivenUp } from '#platform/unsaved.ts';
import { currentWorkplace } from '#platform/workplace.ts';
import { allKeptTabs, forgetTabs, keepTabs, keptTabs } from '../stored-tabs.ts';
import {
  abandoned,
  arrived,
  closed,
  noPanels,
  type Panels,
  renewed as renewedPanels,
  thinned,
} from './panels.ts';
import { moved, opened, type Tab, withHome, without } from '../tab-list.ts';

/** The pages that are open: as tabs, and those of them that are mounted. */
export interface OpenPages {
  /** The system whose tabs they are; each has its own, and finds them again. */
  system: SubsystemKey | undefined;
  tabs: readonly Tab[];
  panels: Panels;
}

/** How many pages are kept mounted, that in front among them. */
const mostKept = 10;

const open = createCell<OpenPages>({ system: undefined, tabs: [], panels: noPanels });
let most = mostKept;
let entry = 0;

export const useOpenPages = (): OpenPages => useCell(open);
export const openPages = open.get;

// An app that was somewhere inside a page is there again after a reload.
for (const { key, href } of allKeptTabs()) noteKeeper(key, href.replace(/[?#].*/s, ''));

onSessionChange(() => {
  if (!currentSession()) forgetTabs();
});

onGivenUp((keys) => show({ panels: abandoned(open.get().panels, keys) }));

/** Without tabs a page goes when the next one comes. */
export function keepPages(isMultiTab: boolean): void {
  most = isMultiTab ? mostKept : 1;
  show({});
}

/** Where the router has led to. */
interface Led {
  place: Omit<PagePlace, 'entry'>;
  Page: ComponentType;
  /** The address, which may be one inside of the page. */
  href: string;
}

/** Its tab and the page itself come to the front. */
export function arriveAt({ place: { path, search, system }, Page, href }: Led): void {
  const { panels, system: before } = open.get();
  const key = plainPath(path);
  if (system !== before) entry += 1;
  const arrival = { key, place: { path, search, system, entry }, Page, isKept: isPageKept(key) };
  const tabs = opened(tabsIn(system), { key, href });
  show({ system, tabs, panels: arrived(panels, arrival) });
}

/** The page in front can be shown: until now the one before it was. */
export function showFront(): void {
  const { panels } = open.get();
  show({ panels: { ...panels, shownId: panels.front?.id } });
}

/** Makes the page of a tab anew; order and front stay. */
export function renewPage(key: string): void {
  show({ panels: renewedPanels(open.get().panels, key) });
}

/** Takes away tabs with their pages; never that of the page in front. */
export function dropTabs(keys: readonly string[]): void {
  const { tabs, panels } = open.get();
  const behind = keys.filter((key) => key !== panels.front?.key);
  show({ tabs: without(tabs, behind), panels: closed(panels, behind) });
}

export function moveTab(key: string, to: number): void {
  show({ tabs: moved(open.get().tabs, key, to) });
}

/** A page says itself what it is called. */
export function entitle(path: string, title: string): void {
  const key = plainPath(path);
  show({ tabs: open.get().tabs.map((tab) => (tab.key === key ? { ...tab, title } : tab)) });
}

/** Everything is let go: the person has left the shell for a page outside it. */
export function leavePages(): void {
  open.set({ ...open.get(), panels: noPanels });
}

/** Whether a page stays as it is when another comes to the front (spec section 2, `keepAlive`). */
export const isPageKept = (key: string): boolean =>
  most > 1 &&
  (isShellPage(key) || currentWorkplace()?.index.find(key)?.item.meta.keepAlive === true);

/** Whether there still is such a page. */
export const isInMenu = (key: string, index: MenuIndex): boolean => {
  const item = index.find(key)?.item;
  return isShellPage(key) || (item !== undefined && !isTrue(item.meta.internalOrExternal));
};

/** The first page of a system, which is called "home" in its tab. */
const homeOf = ({ firstPath = paths.root }: MenuIndex): Tab => ({
  key: plainPath(firstPath),
  href: firstPath,
});

/** The tabs of a system: as they are on the screen, or were when it was left. */
function tabsIn(system: SubsystemKey): Tab[] {
  const now = open.get();
  const workplace = currentWorkplace();
  const tabs = now.system === system ? now.tabs : keptTabs(system);
  if (workplace?.system !== system) return [...tabs];
  const { index } = workplace;
  return withHome(
    tabs.filter(({ key }) => isInMenu(key, index)),
    homeOf(index),
  );
}

function show(change: Partial<OpenPages>): void {
  const next = { ...open.get(), ...change };
  const panels = thinned(next.panels, { most, isUnsaved: hasUnsaved });
  open.set({ ...next, panels });
  if (next.system !== undefined && change.tabs) keepTabs(next.system, next.tabs);
}

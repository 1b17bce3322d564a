import { currentSession, onSessionChange } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createCell, useCell } from '@portal/common/cell';
import type { ComponentType } from 'react';
import { noteOwnerPage } from '#platform/navigation/micro-app-addresses.ts';
import { isTrue, type MenuIndex } from '#platform/workplace/menu-index.ts';
import { withoutTrailingSlash, paths } from '#platform/navigation/paths.ts';
import type { PageLocation } from '#platform/navigation/page-location.ts';
import { isShellPage } from '#platform/guard/audiences.ts';
import { hasUnsaved, onDiscarded } from '#platform/workplace/unsaved-changes.ts';
import { currentWorkplace } from '#platform/workplace/workplace.ts';
import { allStoredTabs, forgetTabs, storeTabs, storedTabs } from '../stored-tabs.ts';
import {
  abandonPanels,
  bringToFront,
  closePanels,
  noPanels,
  type Panels,
  renewPanel as renewedPanels,
  evictPanels,
} from './panels.ts';
import { withMoved, withOpened, type Tab, withHome, without } from '../tab-list.ts';

/** The open pages: all as tabs, some of them mounted. */
export interface OpenPages {
  /** System of the tabs; each has its own, and restores them. */
  system: SubsystemKey | undefined;
  tabs: readonly Tab[];
  panels: Panels;
}

/** Number of pages kept mounted, the current one included. */
const maxMounted = 10;

const open = createCell<OpenPages>({ system: undefined, tabs: [], panels: noPanels });
let most = maxMounted;
let entry = 0;

export const useOpenPages = (): OpenPages => useCell(open);
export const openPages = open.get;

// After a reload an app is again at its address inside the page.
for (const { key, href } of allStoredTabs()) noteOwnerPage(key, href.replace(/[?#].*/s, ''));

onSessionChange(() => {
  if (!currentSession()) forgetTabs();
});

onDiscarded((keys) => show({ panels: abandonPanels(open.get().panels, keys) }));

/** Turns multi-tab mode on or off; without it a page is unmounted when the next one comes. */
export function setMultiTab(isMultiTab: boolean): void {
  most = isMultiTab ? maxMounted : 1;
  show({});
}

/** A navigation of the router. */
interface Navigation {
  place: Omit<PageLocation, 'entry'>;
  Page: ComponentType;
  /** Address, which may lie inside the page. */
  href: string;
}

/** Brings a page and its tab to the front. */
export function openPage({ place: { path, search, system }, Page, href }: Navigation): void {
  const { panels, system: before } = open.get();
  const key = withoutTrailingSlash(path);
  if (system !== before) entry += 1;
  const opening = { key, place: { path, search, system, entry }, Page, isKept: isKeptAlive(key) };
  const tabs = withOpened(tabsIn(system), { key, href });
  show({ system, tabs, panels: bringToFront(panels, opening) });
}

/** Shows the current page once it is ready: until then the one before it is visible. */
export function showFront(): void {
  const { panels } = open.get();
  show({ panels: { ...panels, shownId: panels.front?.id } });
}

/** Remounts the page of a tab; order and current tab stay. */
export function renewPage(key: string): void {
  show({ panels: renewedPanels(open.get().panels, key) });
}

/** Closes tabs with their pages; the current page is never closed here. */
export function removeTabs(keys: readonly string[]): void {
  const { tabs, panels } = open.get();
  const behind = keys.filter((key) => key !== panels.front?.key);
  show({ tabs: without(tabs, behind), panels: closePanels(panels, behind) });
}

export function moveTab(key: string, to: number): void {
  show({ tabs: withMoved(open.get().tabs, key, to) });
}

/** Sets the title a page gives itself. */
export function setPageTitle(path: string, title: string): void {
  const key = withoutTrailingSlash(path);
  show({ tabs: open.get().tabs.map((tab) => (tab.key === key ? { ...tab, title } : tab)) });
}

/** Unmounts all pages: the user has left the shell. */
export function closeAllPages(): void {
  open.set({ ...open.get(), panels: noPanels });
}

/** Tells whether a page is kept alive behind another (spec section 2, `keepAlive`). */
export const isKeptAlive = (key: string): boolean =>
  most > 1 &&
  (isShellPage(key) || currentWorkplace()?.index.find(key)?.item.meta.keepAlive === true);

/** Tells whether the page is still in the menu. */
export const isInMenu = (key: string, index: MenuIndex): boolean => {
  const item = index.find(key)?.item;
  return isShellPage(key) || (item !== undefined && !isTrue(item.meta.internalOrExternal));
};

/** Returns the home tab of a system, its first page. */
const homeOf = ({ firstPath = paths.root }: MenuIndex): Tab => ({
  key: withoutTrailingSlash(firstPath),
  href: firstPath,
});

/** Returns the tabs of a system: the visible ones, or those stored when it was left. */
function tabsIn(system: SubsystemKey): Tab[] {
  const now = open.get();
  const workplace = currentWorkplace();
  const tabs = now.system === system ? now.tabs : storedTabs(system);
  if (workplace?.system !== system) return [...tabs];
  const { index } = workplace;
  return withHome(
    tabs.filter(({ key }) => isInMenu(key, index)),
    homeOf(index),
  );
}

function show(change: Partial<OpenPages>): void {
  const next = { ...open.get(), ...change };
  const panels = evictPanels(next.panels, { most, isUnsaved: hasUnsaved });
  open.set({ ...next, panels });
  if (next.system !== undefined && change.tabs) storeTabs(next.system, next.tabs);
}

import { defaultSubsystem } from '@portal/contract/subsystems/subsystem-keys';
import { shellPageTitle } from '#platform/navigation/page-titles.ts';
import { useWorkplaceIn } from '#platform/workplace/workplace.ts';
import { isInMenu, useOpenPages } from '../pages/open-pages.ts';
import type { Tab } from '../tab-list.ts';

/** Text of spec section 2. */
const home = '首页';

export type NamedTab = Tab & { name: string };

/** Returns the visible tabs with their names, without those removed from the menu. */
export function useNamedTabs(): NamedTab[] {
  const { system, tabs, panels } = useOpenPages();
  const index = useWorkplaceIn(system ?? defaultSubsystem)?.index;
  const nameOf = ({ key, title }: Tab): string =>
    title ?? index?.find(key)?.item.meta.title ?? shellPageTitle(key) ?? key;
  return tabs
    .filter(({ key }, place) => {
      const isFixed = place === 0 || key === panels.front?.key;
      return isFixed || !index || isInMenu(key, index);
    })
    .map((tab, place) => ({ ...tab, name: place === 0 ? home : nameOf(tab) }));
}

import type { Page } from '@portal/contract/access/pages';
import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { OptionGroup } from '@portal/ui/forms/matching';
import { Swatch } from '@portal/ui/graphics/Swatch';
import type { Searchable } from './finder.ts';

export interface PageOption extends Searchable {
  page: Page;
}

/** Returns the option of a page, with its ancestors, and in the group of its system where that is another one. */
export const pageOption = (page: Page, system?: SubsystemEntry): PageOption => ({
  key: page.id,
  text: page.title,
  aside: page.ancestors.join(' / ') || '首页',
  also: [],
  exact: [page.path, ...page.actions].join(' '),
  page,
  ...(system && { group: systemGroup(system) }),
});

const systemGroup = (system: SubsystemEntry): OptionGroup => ({
  key: system.sysType,
  title: system.sysName,
  icon: <Swatch code={system.sysType} weave={weaveOf(system)} size={22} />,
});

/** Returns the options of pages, grouped by system in the order of the switcher. */
export const optionsBySystem = (
  pages: readonly Page[],
  systems: readonly SubsystemEntry[],
): PageOption[] =>
  systems.flatMap((system) =>
    pages.filter((page) => page.system === system.sysType).map((page) => pageOption(page, system)),
  );

import type { Page } from '@portal/contract/access/pages';
import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { OptionGroup } from '@portal/ui/forms/matching';
import { Swatch } from '@portal/ui/graphics/Swatch';
import type { Selection } from '@portal/ui/forms/use-search';
import { hrefOf, openAside, openPage } from '#platform/navigation/open-page.ts';
import { switchSystem } from '#platform/navigation/switch-system.ts';
import type { PaletteAction } from '#platform/workplace/command-palette.ts';
import { dashboardOf } from '#platform/navigation/paths.ts';
import type { Searchable } from './finder.ts';
import { pageOption } from './page-option.tsx';

/** A row of the palette. */
export interface PaletteEntry extends Searchable {
  /** Runs after the palette has closed. */
  run: (typed: string, how: Selection) => void;
  /** Only a page can be pinned. */
  page?: Page;
  /** System that choosing the entry enters. */
  system?: SubsystemEntry;
}

const headings = {
  pinned: { key: 'section-pinned', title: '固定的页面' },
  recent: { key: 'section-recent', title: '最近打开' },
  systems: { key: 'section-systems', title: '系统' },
  actions: { key: 'section-actions', title: '操作' },
} as const satisfies Record<string, OptionGroup>;

/** Returns the entry of a page, in the section of its system or in one that says why it is listed. */
export function pageEntry(
  page: Page,
  systems: readonly SubsystemEntry[],
  section?: 'pinned' | 'recent',
): PaletteEntry {
  const system = systems.find(({ sysType }) => sysType === page.system);
  return {
    ...pageOption(page),
    key: section ? `${section}-${page.id}` : page.id,
    ...(system && { group: { key: system.sysType, title: system.sysName } }),
    ...(section && {
      group: headings[section],
      aside: [system?.sysName, ...page.ancestors].filter(Boolean).join(' / '),
    }),
    icon: system && swatchOf(system),
    ...(system && { system }),
    ...(!page.opensWindow && { href: hrefOf(page.path) }),
    run: (_typed, how) => openPage(page, how),
  };
}

export const systemEntry = (system: SubsystemEntry): PaletteEntry => ({
  key: `system-${system.sysType}`,
  text: system.sysName,
  aside: system.desc,
  also: [],
  exact: system.sysType,
  group: headings.systems,
  icon: swatchOf(system),
  system,
  href: hrefOf(dashboardOf(system.sysType)),
  run: (_typed, { isAside }) => {
    if (isAside) openAside(dashboardOf(system.sysType));
    else void switchSystem(system.sysType);
  },
});

export const actionEntry = (action: PaletteAction): PaletteEntry => ({
  key: `action-${action.key}`,
  text: action.title,
  also: action.keywords ?? [],
  exact: '',
  group: headings.actions,
  icon: <span className="palette-glyph">{action.icon}</span>,
  run: action.run,
});

const swatchOf = (system: SubsystemEntry) => (
  <Swatch code={system.sysType} weave={weaveOf(system)} size={26} />
);

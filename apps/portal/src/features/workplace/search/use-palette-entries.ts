import type { Page } from '@portal/contract/access/pages';
import type { PageMark } from '@portal/contract/workplace/preferences';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Find } from '@portal/ui/forms/matching';
import { useEffect, useMemo, useState } from 'react';
import { offeredActions } from '#platform/workplace/command-palette.ts';
import { savePreference, usePreference } from '#platform/settings/preferences.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { currentWorkplace } from '#platform/workplace/workplace.ts';
import { useFoundEntries } from './found/use-found-entries.ts';
import { createFinder } from './finder.ts';
import { actionEntry, pageEntry, type PaletteEntry, systemEntry } from './palette-entries.tsx';
import { isMarked, pagesOfMarks, withPinToggled } from './recent-pages.ts';
import { isHelp } from './Shortcuts.tsx';
import { prefetchPages, usePages } from './use-pages.ts';

/** Number of recent pages shown before anything is typed. */
const recentShown = 6;
const noMarks: readonly PageMark[] = [];
const finder = createFinder<PaletteEntry>({ bestGroupFirst: true });

/** The user's pinned pages, and the action that pins or unpins one. */
export interface Pins {
  has: (page: Page) => boolean;
  turn: (page: Page) => void;
}

/** Returns all entries of the palette, the likely ones while nothing is typed, and what the server finds. */
export function usePaletteEntries() {
  const [inField, noteTyped] = useState('');
  // Navigation closes the palette first.
  const [workplace] = useState(currentWorkplace);
  const [actions] = useState(() => offeredActions().filter(({ kind }) => kind !== 'hint'));
  const systems = useSystems();
  const { own, others } = usePages(workplace);
  const pinned = usePreference('pinnedPages') ?? noMarks;
  const recent = usePreference('recentPages') ?? noMarks;
  // Stale pages are fetched again.
  useEffect(prefetchPages, []);

  const entries = useMemo(() => {
    const doable = [...openSystems(systems).map(systemEntry), ...actions.map(actionEntry)];
    const pages = [...own, ...others];
    const open = { pages, systems, here: location.pathname };
    return {
      home: [...pinnedAndRecent(open, { pinned, recent }), ...doable],
      all: [...pages.map((page) => pageEntry(page, systems)), ...doable],
    };
  }, [own, others, systems, actions, pinned, recent]);

  // Indexed before the first key, and after the first paint.
  useEffect(() => finder.makeReady(entries.all), [entries]);
  const { entries: found, isAsking } = useFoundEntries(isHelp(inField) ? '' : inField, systems);
  const find = useMemo<Find<PaletteEntry>>(
    () => (all, typed) => {
      if (isHelp(typed)) return [];
      if (typed.trim() === '') return entries.home;
      return [...finder.find(all, typed), ...found];
    },
    [entries, found],
  );
  const pins: Pins = {
    has: (page) => isMarked(pinned, page),
    turn: (page) => savePreference({ pinnedPages: withPinToggled(pinned, page) }),
  };
  return { entries: entries.all, find, pins, noteTyped, isAsking };
}

const openSystems = (systems: readonly SubsystemEntry[]) =>
  systems.filter(({ enabled, permitted }) => enabled && permitted);

interface OpenablePages {
  pages: readonly Page[];
  systems: readonly SubsystemEntry[];
  /** The current path, which is left out. */
  here: string;
}

/** Returns the entries of pinned and recent pages the user may still open. */
function pinnedAndRecent(
  { pages, systems, here }: OpenablePages,
  { pinned, recent }: { pinned: readonly PageMark[]; recent: readonly PageMark[] },
): PaletteEntry[] {
  const others = recent.filter((mark) => !isMarked(pinned, mark) && mark.path !== here);
  return [
    ...pagesOfMarks(pinned, pages).map((page) => pageEntry(page, systems, 'pinned')),
    ...pagesOfMarks(others, pages)
      .slice(0, recentShown)
      .map((page) => pageEntry(page, systems, 'recent')),
  ];
}

import type { Page } from '@portal/contract/access/pages';
import type { PageMark } from '@portal/contract/workplace/preferences';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Find } from '@portal/ui/forms/matching';
import { useEffect, useMemo, useState } from 'react';
import { offeredActions } from '#platform/palette.ts';
import { prefer, usePreference } from '#platform/preferences.ts';
import { useSystems } from '#platform/systems.ts';
import { currentWorkplace } from '#platform/workplace.ts';
import { createFinder } from './finder.ts';
import { actionEntry, pageEntry, type PaletteEntry, systemEntry } from './palette-entries.tsx';
import { isMarked, stillThere, withPinTurned } from './recent-pages.ts';
import { isHelp } from './Shortcuts.tsx';
import { askForPages, usePages } from './use-pages.ts';

/** Of the recent pages so many are shown before anything is typed. */
const recentShown = 6;
const noMarks: readonly PageMark[] = [];
const finder = createFinder<PaletteEntry>({ bestGroupFirst: true });

/** The pages somebody has pinned, and the way to pin one more or one less. */
export interface Pins {
  has: (page: Page) => boolean;
  turn: (page: Page) => void;
}

/** All the palette finds; and before anything is typed what the person is likely to mean. */
export function usePaletteEntries() {
  // Whoever goes elsewhere leaves the palette first.
  const [workplace] = useState(currentWorkplace);
  const [actions] = useState(() => offeredActions().filter(({ kind }) => kind !== 'hint'));
  const systems = useSystems();
  const { own, others } = usePages(workplace);
  const pinned = usePreference('pinnedPages') ?? noMarks;
  const recent = usePreference('recentPages') ?? noMarks;
  // The server is asked what it has not been asked for a while.
  useEffect(askForPages, []);

  const entries = useMemo(() => {
    const doable = [...openSystems(systems).map(systemEntry), ...actions.map(actionEntry)];
    const pages = [...own, ...others];
    const open = { pages, systems, here: location.pathname };
    return {
      home: [...remembered(open, { pinned, recent }), ...doable],
      all: [...pages.map((page) => pageEntry(page, systems)), ...doable],
    };
  }, [own, others, systems, actions, pinned, recent]);

  // Before the first key, and after what is there to be seen at once.
  useEffect(() => finder.makeReady(entries.all), [entries]);
  const find = useMemo<Find<PaletteEntry>>(
    () => (all, typed) => {
      if (isHelp(typed)) return [];
      return typed.trim() === '' ? entries.home : finder.find(all, typed);
    },
    [entries],
  );
  const pins: Pins = {
    has: (page) => isMarked(pinned, page),
    turn: (page) => prefer({ pinnedPages: withPinTurned(pinned, page) }),
  };
  return { entries: entries.all, find, pins };
}

const openSystems = (systems: readonly SubsystemEntry[]) =>
  systems.filter(({ enabled, permitted }) => enabled && permitted);

interface Open {
  pages: readonly Page[];
  systems: readonly SubsystemEntry[];
  /** The path somebody is at, which is no news to them. */
  here: string;
}

/** Pinned pages and recent ones, without those that are closed to the person by now. */
function remembered(
  { pages, systems, here }: Open,
  { pinned, recent }: { pinned: readonly PageMark[]; recent: readonly PageMark[] },
): PaletteEntry[] {
  const news = recent.filter((mark) => !isMarked(pinned, mark) && mark.path !== here);
  return [
    ...stillThere(pinned, pages).map((page) => pageEntry(page, systems, 'pinned')),
    ...stillThere(news, pages)
      .slice(0, recentShown)
      .map((page) => pageEntry(page, systems, 'recent')),
  ];
}

import type { ComponentType } from 'react';
import type { PageLocation } from '#platform/navigation/page-location.ts';

/** A mounted page, visible or hidden. */
export interface Panel {
  id: number;
  /** Key of its tab. */
  key: string;
  place: PageLocation;
  Page: ComponentType;
  /** Kept alive behind other pages (spec section 2, `keepAlive`). */
  isKept: boolean;
  /** Rises each time it comes to the front. */
  seen: number;
  /** Replaced by another: unmounted as soon as that is ready. */
  isOver: boolean;
}

/** Panels in creation order, whatever the order of the tabs: an iframe that is moved in the document reloads. */
export interface Panels {
  all: readonly Panel[];
  /** Panel of the current address. */
  front: Panel | undefined;
  /** The visible panel: the current one, or the one before it until that is ready. */
  shownId: number | undefined;
  /** Number of panels ever created. */
  made: number;
}

export const noPanels: Panels = { all: [], front: undefined, shownId: undefined, made: 0 };

type PanelOpening = Pick<Panel, 'key' | 'place' | 'Page' | 'isKept'>;

/** Brings a page to the front: the mounted one, or a new one. */
export function bringToFront(panels: Panels, opening: PanelOpening): Panels {
  const { all } = panels;
  const seen = 1 + Math.max(0, ...all.map((panel) => panel.seen));
  const known = all.find(
    (panel) =>
      !panel.isOver &&
      panel.key === opening.key &&
      panel.place.system === opening.place.system &&
      panel.Page === opening.Page,
  );
  if (!known) return withNew(panels, { ...opening, seen });
  const front = { ...known, ...opening, seen };
  return { ...panels, front, all: all.map((panel) => (panel === known ? front : panel)) };
}

/** Remounts the page of a tab: a current one at once, another when it is opened. */
export function renewPanel(panels: Panels, key: string): Panels {
  const { front } = panels;
  if (front?.key !== key)
    return { ...panels, all: panels.all.filter((other) => other.key !== key) };
  const all = panels.all.map((panel) => (panel === front ? { ...panel, isOver: true } : panel));
  return withNew({ ...panels, all }, front);
}

/** Unmounts the pages of some tabs; a visible one stays until the next is ready. */
export function closePanels(panels: Panels, keys: readonly string[]): Panels {
  const { front, shownId } = panels;
  const all = panels.all
    .filter(({ id, key }) => !keys.includes(key) || id === front?.id || id === shownId)
    .map((panel) =>
      keys.includes(panel.key) && panel.id !== front?.id ? { ...panel, isOver: true } : panel,
    );
  return { ...panels, all };
}

/** Marks pages for unmounting as soon as others are ready; opened again, they are mounted again. */
export function abandonPanels(panels: Panels, keys: readonly string[]): Panels {
  const all = panels.all.map((panel) =>
    keys.includes(panel.key) ? { ...panel, isOver: true } : panel,
  );
  return { ...panels, all };
}

function withNew(panels: Panels, panel: PanelOpening & Pick<Panel, 'seen'>): Panels {
  const id = panels.made + 1;
  const front = { ...panel, id, isOver: false };
  // With nothing on the screen yet there is nothing to wait behind.
  return { front, all: [...panels.all, front], shownId: panels.shownId ?? id, made: id };
}

export interface EvictionRules {
  /** Number kept, the current one included. */
  most: number;
  /** Tells whether a page has unsaved content. Such a page stays, however many there are. */
  isUnsaved: (key: string) => boolean;
}

/** Unmounts pages that are not kept alive; beyond the limit, the least recently used. */
export function evictPanels(panels: Panels, { most, isUnsaved }: EvictionRules): Panels {
  const { all, front, shownId } = panels;
  const behind = all.filter(
    (panel) => panel.id !== front?.id && !panel.isOver && (panel.isKept || isUnsaved(panel.key)),
  );
  const latest = behind.toSorted((one, other) => other.seen - one.seen);
  const kept = new Set(
    latest.filter((panel, place) => place < most - 1 || isUnsaved(panel.key)).map(({ id }) => id),
  );
  const stays = ({ id }: Panel): boolean => id === front?.id || id === shownId || kept.has(id);
  return all.every(stays) ? panels : { ...panels, all: all.filter(stays) };
}

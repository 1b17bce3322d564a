import type { ComponentType } from 'react';
import type { PagePlace } from '#platform/page-place.ts';

/** A page that is mounted, in front or behind. */
export interface Panel {
  id: number;
  /** That of its tab. */
  key: string;
  place: PagePlace;
  Page: ComponentType;
  /** Whether it stays when another page comes to the front (spec section 2, `keepAlive`). */
  isKept: boolean;
  /** Rises with every look at it. */
  seen: number;
  /** Another one has taken its place: it goes as soon as that can be shown. */
  isOver: boolean;
}

/**
 * Panels in the order in which they were made. It never changes, whatever the order of the tabs: a frame that is moved in
 * the document loads anew.
 */
export interface Panels {
  all: readonly Panel[];
  /** The panel of the page the address names. */
  front: Panel | undefined;
  /** The panel on the screen: that in front, or the one before it until that can be shown. */
  shownId: number | undefined;
  /** How many were ever made. */
  made: number;
}

export const noPanels: Panels = { all: [], front: undefined, shownId: undefined, made: 0 };

type Arrival = Pick<Panel, 'key' | 'place' | 'Page' | 'isKept'>;

/** Brings a page to the front: as it was left, or anew. */
export function arrived(panels: Panels, arrival: Arrival): Panels {
  const { all } = panels;
  const seen = 1 + Math.max(0, ...all.map((panel) => panel.seen));
  const known = all.find(
    (panel) =>
      !panel.isOver &&
      panel.key === arrival.key &&
      panel.place.system === arrival.place.system &&
      panel.Page === arrival.Page,
  );
  if (!known) return withNew(panels, { ...arrival, seen });
  const front = { ...known, ...arrival, seen };
  return { ...panels, front, all: all.map((panel) => (panel === known ? front : panel)) };
}

/** The page of a tab anew: in front at once, otherwise when somebody goes there. */
export function renewed(panels: Panels, key: string): Panels {
  const { front } = panels;
  if (front?.key !== key)
    return { ...panels, all: panels.all.filter((other) => other.key !== key) };
  const all = panels.all.map((panel) => (panel === front ? { ...panel, isOver: true } : panel));
  return withNew({ ...panels, all }, front);
}

/** Lets go of the pages of some tabs; one on the screen goes when the next can be shown. */
export function closed(panels: Panels, keys: readonly string[]): Panels {
  const { front, shownId } = panels;
  const all = panels.all
    .filter(({ id, key }) => !keys.includes(key) || id === front?.id || id === shownId)
    .map((panel) =>
      keys.includes(panel.key) && panel.id !== front?.id ? { ...panel, isOver: true } : panel,
    );
  return { ...panels, all };
}

/** Has pages end as soon as others can be shown, and be made anew when somebody comes to them again. */
export function abandoned(panels: Panels, keys: readonly string[]): Panels {
  const all = panels.all.map((panel) =>
    keys.includes(panel.key) ? { ...panel, isOver: true } : panel,
  );
  return { ...panels, all };
}

function withNew(panels: Panels, panel: Arrival & Pick<Panel, 'seen'>): Panels {
  const id = panels.made + 1;
  const front = { ...panel, id, isOver: false };
  // With nothing on the screen yet there is nothing to wait behind.
  return { front, all: [...panels.all, front], shownId: panels.shownId ?? id, made: id };
}

export interface Keeping {
  /** How many are kept, that in front among them. */
  most: number;
  /** Whether a page would lose something. Such a page stays, however many there are. */
  isUnsaved: (key: string) => boolean;
}

/** Lets go of the pages that are not to be kept; of those that are, the ones not looked at for longest. */
export function thinned(panels: Panels, { most, isUnsaved }: Keeping): Panels {
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

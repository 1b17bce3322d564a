import { createCell } from '@portal/common/cell';
import type { ListedUser } from '@portal/contract/workplace/people';
import type { ReactNode } from 'react';

/** True while the command palette is open. */
export const commandPalette = createCell(false);

/** The person whose directory card the palette has opened. */
export const shownPerson = createCell<ListedUser | null>(null);

export const closePerson = (): void => shownPerson.set(null);

export const openPalette = (): void => commandPalette.set(true);

/** An action offered in the command palette beside pages and systems. */
export interface PaletteAction {
  key: string;
  title: string;
  /** Other words to find it by. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** `hint` shows when nothing was found; all others are found by their words. */
  kind?: 'hint';
  /** Called each time the palette opens; without it the action is always offered. */
  isOffered?: () => boolean;
  /** Runs after the palette has closed, with the text that was typed. */
  run: (typed: string) => void;
}

const offered = new Map<string, PaletteAction>();

/** Offers an action in the palette, replacing one with the same key; returns a function that withdraws it. */
export function offerAction(action: PaletteAction): () => void {
  offered.set(action.key, action);
  return () => {
    if (offered.get(action.key) === action) offered.delete(action.key);
  };
}

/** Returns the actions offered now, in the order of their registration. */
export const offeredActions = (): PaletteAction[] =>
  [...offered.values()].filter(({ isOffered }) => isOffered?.() ?? true);

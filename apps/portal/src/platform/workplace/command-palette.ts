import { createCell } from '@portal/common/cell';
import type { ReactNode } from 'react';

/** Whether the command palette is open. */
export const commandPalette = createCell(false);

export const openPalette = (): void => commandPalette.set(true);

/** Something to be done that the command palette offers beside pages and systems. */
export interface PaletteAction {
  key: string;
  title: string;
  /** Other words people look for it by. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** `hint` stands where nothing was found; everything else is found by its words. */
  kind?: 'hint';
  /** Asked each time the palette opens; without it the action is always there. */
  isOffered?: () => boolean;
  /** Done once the palette is gone; told what was typed. */
  run: (typed: string) => void;
}

const offered = new Map<string, PaletteAction>();

/** Offers an action in the palette, in place of a former one of the same key; answers the way to withdraw it. */
export function offerAction(action: PaletteAction): () => void {
  offered.set(action.key, action);
  return () => {
    if (offered.get(action.key) === action) offered.delete(action.key);
  };
}

/** What the palette offers at this moment, in the order in which it was offered. */
export const offeredActions = (): PaletteAction[] =>
  [...offered.values()].filter(({ isOffered }) => isOffered?.() ?? true);

/** Label of the command key on this computer. */
const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Labels of the palette's keys. */
export const paletteKeys = {
  open: [command, 'K'],
  aside: [command, 'Enter'],
  pin: ['Alt', 'P'],
} as const;

/** Tells whether a key opens the palette. The key code counts too: an active input method hides the letter. */
export const opensPalette = (event: KeyboardEvent): boolean =>
  event.ctrlKey !== event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  (event.key.toLowerCase() === 'k' || event.code === 'KeyK');

/** Tells whether a key pins a page, by its code: with Alt some systems type another character. */
export const pinsPage = (event: Pick<KeyboardEvent, 'altKey' | 'code'>): boolean =>
  event.altKey && event.code === 'KeyP';

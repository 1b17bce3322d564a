/** What the keyboard of this computer calls the key that goes with a letter for commands. */
const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The keys of the command palette, as they are shown. */
export const paletteKeys = {
  open: [command, 'K'],
  aside: [command, 'Enter'],
  pin: ['Alt', 'P'],
} as const;

/** Whether a key opens the palette. By its place too: an input method at work keeps the letter to itself. */
export const opensPalette = (event: KeyboardEvent): boolean =>
  event.ctrlKey !== event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  (event.key.toLowerCase() === 'k' || event.code === 'KeyK');

/** By its place on the keyboard: with Alt some systems make another sign of the letter. */
export const pinsPage = (event: Pick<KeyboardEvent, 'altKey' | 'code'>): boolean =>
  event.altKey && event.code === 'KeyP';

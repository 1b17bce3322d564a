import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Arrow keys in the folded side menu: up and down along its icons, right into a flyout and up and down in it, left out
 * of it again. Esc closes. Tab needs no help: everything is in its order.
 */
export function moveInRail(
  event: KeyboardEvent<HTMLElement>,
  setOpen: (id: string | undefined) => void,
): void {
  const { key } = event;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li')];
  const item = items.find((each) => each.contains(document.activeElement));
  if (!item) return;

  // What is to be moved into has to be there first.
  if (key === 'ArrowRight') flushSync(() => setOpen(item.dataset['id']));
  const faces = items.flatMap((each) => stopsOf(each).slice(0, 1));
  const [face, ...pages] = stopsOf(item);
  const row = document.activeElement === face ? faces : pages;
  const target = {
    ArrowDown: neighbour(row, 1),
    ArrowUp: neighbour(row, -1),
    ArrowRight: row === faces ? pages[0] : undefined,
    ArrowLeft: face,
    Escape: face,
  }[key];
  if (!target) return;
  event.preventDefault();
  if (faces.includes(target)) setOpen(undefined);
  target.focus();
}

/** Focusable elements of an item: its icon, then the links of its flyout. */
const stopsOf = (item: HTMLElement): HTMLElement[] => [
  ...item.querySelectorAll<HTMLElement>('a, button'),
];

/** Returns the neighbour of the focused element in a row, which wraps around. */
function neighbour(row: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const now = row.findIndex((element) => element === document.activeElement);
  return row[(now + step + row.length) % row.length];
}

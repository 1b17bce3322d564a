import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Arrow keys in the top menu: left and right along the bar, down into a sub-menu and along it, up and out of it.
 * Esc closes. Tab needs no help: everything is in its order.
 */
export function moveInTopMenu(
  event: KeyboardEvent<HTMLElement>,
  setOpen: (id: string | undefined) => void,
): void {
  const { key } = event;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li')];
  const now = items.findIndex((item) => item.contains(document.activeElement));
  const item = items[now];
  if (!item) return;

  // What is to be moved into has to be there first.
  if (key === 'ArrowDown') flushSync(() => setOpen(item.dataset['id']));
  const stops = stopsOf(item);
  const stop = stops.findIndex((element) => element === document.activeElement);
  const target = {
    ArrowDown: stops[stop + 1],
    ArrowUp: stops[stop - 1],
    ArrowLeft: stopsOf(items.at(now - 1))[0],
    ArrowRight: stopsOf(items[(now + 1) % items.length])[0],
    Escape: stops[0],
  }[key];
  if (!target) return;
  event.preventDefault();
  if (key !== 'ArrowDown' && key !== 'ArrowUp') setOpen(undefined);
  target.focus();
}

/** Focusable elements of an item: its button, then the links of its sub-menu. */
const stopsOf = (item: HTMLElement | undefined): HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

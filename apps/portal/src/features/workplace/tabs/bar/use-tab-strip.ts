import { type RefObject, useEffect } from 'react';

/** Keeps a tab in view, and scrolls the bar sideways with a vertical wheel. */
export function useTabStrip(
  strip: RefObject<HTMLElement | null>,
  inView: { key: string | undefined; among: number },
): void {
  const { key = '', among } = inView;
  useEffect(() => {
    const list = strip.current;
    const tab = list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!list || !tab || among < 2) return undefined;
    // A tab grows when its page holds something unsaved, and the bar with the window.
    const sizes = new ResizeObserver(() => showIn(list, tab));
    sizes.observe(list);
    sizes.observe(tab);
    return () => sizes.disconnect();
  }, [strip, key, among]);

  useEffect(() => {
    const list = strip.current;
    // React's wheel listeners are passive.
    list?.addEventListener('wheel', turn, { passive: false });
    return () => list?.removeEventListener('wheel', turn);
  }, [strip]);
}

function showIn(list: HTMLElement, { offsetLeft: start, offsetWidth }: HTMLElement): void {
  const end = start + offsetWidth;
  const { scrollLeft, clientWidth } = list;
  // The first tab stands over the beginning of the others.
  const covered = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (start - covered < scrollLeft) list.scrollTo({ left: start - covered });
  else if (end > scrollLeft + clientWidth) list.scrollTo({ left: end - clientWidth });
}

function turn(event: WheelEvent): void {
  const { currentTarget: list, deltaX, deltaY, ctrlKey } = event;
  if (!(list instanceof HTMLElement) || deltaX !== 0 || ctrlKey) return;
  if (list.scrollWidth <= list.clientWidth) return;
  event.preventDefault();
  list.scrollBy({ left: deltaY });
}

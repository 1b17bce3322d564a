/** Distance in pixels before a press becomes a drag. */
const slack = 5;

/**
 * Drags a tab with the pointer while the others make room, and calls back with the place of the drop. The document
 * changes only then. Touch scrolls the bar instead; the first tab stays in place.
 */
export function dragTab(
  { button, pointerType, clientX: start }: PointerEvent,
  tab: HTMLElement,
  onDrop: (to: number) => void,
): void {
  const tabs = Array.from(tab.parentElement?.children ?? []).filter(isElement);
  const from = tabs.indexOf(tab);
  if (button !== 0 || pointerType === 'touch' || from < 1) return;
  const centres = tabs.map(centreOf);
  const over = new AbortController();
  const { signal } = over;
  let to: number | undefined;

  const follow = ({ clientX }: PointerEvent): void => {
    const by = clientX - start;
    if (to === undefined && Math.abs(by) < slack) return;
    tab.dataset['dragged'] = '';
    const centre = (centres[from] ?? 0) + by;
    to = Math.max(1, centres.filter((other, place) => place !== from && other < centre).length);
    for (const [place, other] of tabs.entries()) {
      other.style.translate = `${stepOf(place, from, to) * tab.offsetWidth}px`;
    }
    tab.style.translate = `${by}px`;
  };
  const stop = (): void => {
    over.abort();
    delete tab.dataset['dragged'];
    for (const other of tabs) other.style.translate = '';
  };
  const drop = (): void => {
    stop();
    if (to === undefined) return;
    ignoreClick();
    if (to !== from) onDrop(to);
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
}

/** Returns the direction in which a tab makes room for the dragged one. */
function stepOf(place: number, from: number, to: number): -1 | 0 | 1 {
  if (place > from && place <= to) return -1;
  return place < from && place >= to ? 1 : 0;
}

/** Ignores the click that the browser fires after a drop. */
function ignoreClick(): void {
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const isElement = (node: Element): node is HTMLElement => node instanceof HTMLElement;

function centreOf(tab: HTMLElement): number {
  const { left, width } = tab.getBoundingClientRect();
  return left + width / 2;
}

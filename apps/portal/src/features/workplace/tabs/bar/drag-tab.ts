/** The pointer has to go so far before it drags rather than presses, in pixels. */
const slack = 5;

/**
 * Lets a tab follow the pointer that pressed it, while the others make room, and tells where it was dropped. Nothing moves
 * in the document until then. Fingers scroll the bar instead; the first tab stays where it is.
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

/** Which way a tab makes room for one on its way from one place to another. */
function stepOf(place: number, from: number, to: number): -1 | 0 | 1 {
  if (place > from && place <= to) return -1;
  return place < from && place >= to ? 1 : 0;
}

/** Letting go of a tab is no press on it, though the browser says so. */
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

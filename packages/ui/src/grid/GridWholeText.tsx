import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './whole-text.css';

interface CutCell {
  cell: HTMLElement;
  text: string;
}

/** Shows the whole text of a cut cell of a grid below it, while the pointer or the focus is there. Esc hides it. */
export function GridWholeText({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<CutCell>();
  useEffect(() => {
    const { current: watched } = grid;
    if (!watched) return undefined;
    const hide = () => setShown(undefined);
    const show = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.ui-grid-whole')) return;
      const cell = target.closest<HTMLElement>('td, th');
      const cut = cell && isCut(cell) ? { cell, text: textOf(cell) } : undefined;
      setShown((old) => (old && old.cell === cut?.cell ? old : cut));
    };
    const reach = (event: FocusEvent) => {
      makeCutReachable(watched);
      show(event);
    };
    // A cell that the focus brought into sight keeps its text.
    const follow = () =>
      setShown((old) => (old?.cell.contains(document.activeElement) ? { ...old } : undefined));
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const events = new AbortController();
    const { signal } = events;
    watched.addEventListener('pointerover', show, { signal });
    watched.addEventListener('focusin', reach, { signal });
    for (const name of ['pointerleave', 'focusout'])
      watched.addEventListener(name, hide, { signal });
    document.addEventListener('keydown', press, { signal });
    document.addEventListener('scroll', follow, { signal, capture: true });
    return () => events.abort();
  }, [grid]);
  return shown && <Panel {...shown} />;
}

/** The text for whoever sees it, beside its cell wherever that has gone; screen readers read all of the cell anyway. */
function Panel({ cell, text }: CutCell) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = panel;
    if (!box) return;
    if (!box.matches(':popover-open')) box.showPopover();
    const { left, top, bottom } = cell.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const isBelow = bottom + offsetHeight <= innerHeight;
    box.style.left = `${Math.max(edge, Math.min(left, innerWidth - offsetWidth - edge))}px`;
    box.style.top = `${isBelow ? bottom : Math.max(0, top - offsetHeight)}px`;
  });
  return (
    <div ref={panel} popover="manual" aria-hidden="true" className="ui-popover ui-grid-whole">
      {text}
    </div>
  );
}

/** Pixels between the text and the edge of the window. */
const edge = 12;

/** Line breaks are lost in a cell as well: its text stands on one line. */
const isCut = (cell: HTMLElement): boolean =>
  textOf(cell).includes('\n') ||
  [cell, ...cell.querySelectorAll('*')].some(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1,
  );

/** The label of a head stands for it: its edge has a name of its own. */
const textOf = (cell: HTMLElement): string => cell.ariaLabel ?? cell.textContent.trim();

const pressable = 'button, a, input, [tabindex="0"]';

/** Gives cut cells with nothing to press in them the focus, once it comes into the grid: nothing is measured before. */
function makeCutReachable(grid: HTMLElement): void {
  for (const cell of grid.querySelectorAll<HTMLElement>('tbody :is(td, th)')) {
    const isNeeded = !cell.querySelector(pressable) && isCut(cell);
    if (isNeeded) cell.tabIndex = 0;
    else cell.removeAttribute('tabindex');
  }
}

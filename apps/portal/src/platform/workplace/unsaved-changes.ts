import { createCell, useCell } from '@portal/common/cell';
import { confirm } from '@portal/ui/overlays/confirm';

/** Paths of open pages with unsaved input, one entry for each part that has some. */
const noted = new Map<symbol, string>();
const places = createCell<ReadonlySet<string>>(new Set());

/** Marks a page as having unsaved input; returns a function that removes the mark. */
export function markUnsaved(place: string): () => void {
  const note = Symbol(place);
  noted.set(note, place);
  onChange();
  return () => {
    if (noted.delete(note)) onChange();
  };
}

/** Returns whether a page, or any page, has unsaved input. */
export const hasUnsaved = (place?: string): boolean =>
  place === undefined ? noted.size > 0 : [...noted.values()].includes(place);

/** Returns the pages with unsaved input, for components. */
export const useUnsavedPages = (): ReadonlySet<string> => useCell(places);

/** Asks the user before unsaved input is lost, on some pages or on any; resolves to whether it may be. */
export async function confirmDiscard(...among: string[]): Promise<boolean> {
  const isMeant = (place: string) => among.length === 0 || among.includes(place);
  const lost = new Set([...noted.values()].filter(isMeant));
  if (lost.size === 0) return true;
  return confirm({
    title: '有未保存的内容，确定离开吗?',
    ...(lost.size > 1 && { body: `共 ${lost.size} 个页面有未保存的内容。` }),
    okText: '离开',
    danger: true,
  });
}

const given = new Set<(places: readonly string[]) => void>();

/** Calls back with the pages whose input was discarded, so that it is not restored. */
export const onDiscarded = (listen: (places: readonly string[]) => void): void =>
  void given.add(listen);

/** Discards unsaved input, on some pages or on all: nobody is asked about it again. */
export function discardUnsaved(...among: string[]): void {
  const all = [...noted].filter(([, place]) => among.length === 0 || among.includes(place));
  for (const [note] of all) noted.delete(note);
  onChange();
  for (const listen of given) listen(all.map(([, place]) => place));
}

function onChange(): void {
  if (noted.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  // In a microtask: marks come and go while pages render.
  queueMicrotask(() => places.set(new Set(noted.values())));
}

/** Has the browser ask, in its own words, before the page unloads. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

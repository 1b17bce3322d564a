import { createCell, useCell } from '@portal/common/cell';
import { confirm } from '@portal/ui/overlays/confirm';

/** Places (paths of open pages) that hold something not saved, each as often as something in it says so. */
const noted = new Map<symbol, string>();
const places = createCell<ReadonlySet<string>>(new Set());

/** Notes that a place holds something that would be lost; answers the way to take the note back. */
export function markUnsaved(place: string): () => void {
  const note = Symbol(place);
  noted.set(note, place);
  onChange();
  return () => {
    if (noted.delete(note)) onChange();
  };
}

/** Whether something would be lost: in a place, or anywhere. */
export const hasUnsaved = (place?: string): boolean =>
  place === undefined ? noted.size > 0 : [...noted.values()].includes(place);

/** The places with something not saved, for components. */
export const useUnsavedPages = (): ReadonlySet<string> => useCell(places);

/** Asks before something that is not saved is lost, in some places or anywhere; answers whether it may be. */
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

/** Calls back with the places where something was given up: what was typed there is not to come back. */
export const onDiscarded = (listen: (places: readonly string[]) => void): void =>
  void given.add(listen);

/** Gives up what is not saved, in some places or anywhere: nobody is asked about it any more. */
export function discardUnsaved(...among: string[]): void {
  const all = [...noted].filter(([, place]) => among.length === 0 || among.includes(place));
  for (const [note] of all) noted.delete(note);
  onChange();
  for (const listen of given) listen(all.map(([, place]) => place));
}

function onChange(): void {
  if (noted.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  // A moment later: notes come and go while pages are being rendered.
  queueMicrotask(() => places.set(new Set(noted.values())));
}

/** The browser asks in its own words when the page itself is about to go. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

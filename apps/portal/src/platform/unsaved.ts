import { confirm } from '@portal/ui/confirm';

/** Places (paths of open pages) that hold something not saved, each as often as something in it says so. */
const noted = new Map<symbol, string>();

/** Notes that a place holds something that would be lost; answers the way to take the note back. */
export function noteUnsaved(place: string): () => void {
  const note = Symbol(place);
  if (noted.size === 0) addEventListener('beforeunload', warn);
  noted.set(note, place);
  return () => {
    noted.delete(note);
    if (noted.size === 0) removeEventListener('beforeunload', warn);
  };
}

/** Whether something would be lost: in a place, or anywhere. */
export const hasUnsaved = (place?: string): boolean =>
  place === undefined ? noted.size > 0 : [...noted.values()].includes(place);

/** Asks before something that is not saved is lost; answers whether it may be. */
export async function mayLose(place?: string): Promise<boolean> {
  if (!hasUnsaved(place)) return true;
  return confirm({
    title: '有未保存的内容，确定离开吗?',
    okText: '离开',
    danger: true,
  });
}

/** The browser asks in its own words when the page itself is about to go. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

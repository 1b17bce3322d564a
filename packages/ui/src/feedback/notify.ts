import { second } from '@portal/common/durations';
import { createCell } from '@portal/common/cell';

export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading';
  /** With a title it is a card, without one a line. */
  title?: string;
  text: string;
  /** The time it stays; a loading notice stays until it is dismissed. */
  lifeMs?: number;
  action?: NoticeAction;
  /** A way on instead of `action`. */
  otherwise?: NoticeAction;
}
interface NoticeAction {
  text: string;
  onSelect: () => void;
}
export interface ShownNotice extends Notice {
  id: number;
  /** The number of repetitions while it was shown. */
  times: number;
}

/** At most this many at once; the oldest gives way. */
const most = 3;
/** The same notice again within this time is one cause with many echoes. */
const echoMs = 3 * second;
const lives = { success: 3_000, info: 3_000, warning: 6_000, error: 6_000, loading: Infinity };

export const notices = createCell<readonly ShownNotice[]>([]);
const timers = new Map<number, { timer: ReturnType<typeof setTimeout>; endsAt: number }>();
const lastShown = new Map<string, { id: number; at: number }>();
let lastId = 0;

export function dismiss(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  if (notices.get().some((notice) => notice.id === id)) {
    notices.set(notices.get().filter((notice) => notice.id !== id));
  }
}

function startTimer(id: number, lifeMs: number): void {
  clearTimeout(timers.get(id)?.timer);
  if (!Number.isFinite(lifeMs)) return;
  const timer = setTimeout(() => dismiss(id), lifeMs);
  timers.set(id, { timer, endsAt: performance.now() + lifeMs });
}

/** Someone is reading: nothing goes away under the pointer. */
export function holdNotices(): void {
  for (const { timer } of timers.values()) clearTimeout(timer);
}
export function releaseNotices(): void {
  const now = performance.now();
  for (const [id, { endsAt }] of timers) startTimer(id, Math.max(lives.success, endsAt - now));
}

/** Counts a notice that is still to be read and lets it stay; answers whether it is. */
function countAgain(id: number): boolean {
  const shown = notices.get().find((notice) => notice.id === id);
  if (!shown) return false;
  const again = { ...shown, times: shown.times + 1 };
  notices.set(notices.get().map((notice) => (notice === shown ? again : notice)));
  startTimer(id, shown.lifeMs ?? lives[shown.kind]);
  return true;
}

/** Those that offer something give way last. */
const offers = ({ action }: Notice): number => (action ? 1 : 0);

/** Says something without asking for an answer, and returns the way to take it back. Needs `<Toaster />` on the page. */
export function notify(notice: Notice): () => void {
  const cause = [notice.kind, notice.title, notice.text].join('\n');
  const before = lastShown.get(cause);
  const now = performance.now();
  // What can be taken back is a thing of its own each time it is done.
  const isOffer = notice.kind === 'success' && notice.action !== undefined;
  const isRepeated = notice.kind !== 'loading' && !isOffer && before !== undefined;
  if (isRepeated && now - before.at < echoMs) return () => dismiss(before.id);
  if (isRepeated && countAgain(before.id)) {
    before.at = now;
    return () => dismiss(before.id);
  }

  const id = ++lastId;
  lastShown.set(cause, { id, at: now });
  const others = notices.get().toSorted((one, other) => offers(one) - offers(other));
  for (const old of others.slice(0, Math.max(0, others.length + 1 - most))) dismiss(old.id);
  notices.set([...notices.get(), { ...notice, id, times: 1 }]);
  startTimer(id, notice.lifeMs ?? lives[notice.kind]);
  return () => dismiss(id);
}

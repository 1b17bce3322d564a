import { isReachable } from '@portal/client/request';
import { createCell } from '@portal/ui/hooks/cell';
import { notify } from '@portal/ui/feedback/notify';
import { cache } from '#platform/cache.ts';
import { backOff } from '#platform/chance.ts';
import { pause } from '#platform/pause.ts';

/** An answer to the question whether there is one takes no longer than this, in milliseconds. */
const patienceMs = 8_000;
const retryMs = { first: 2_000, longest: 20_000 };

/** Whether there is no way to the server, as far as is known. */
export const isCutOff = createCell(false);

let returning: Promise<void> | undefined;

/** Resolves when there is a way to the server again: at once where only a single call was lost. */
export const reconnected = (): Promise<void> =>
  (returning ??= untilBack().finally(() => (returning = undefined)));

/** Notices by itself that the browser has no connection. */
export function followConnection(): void {
  addEventListener('offline', () => void reconnected());
  if (!navigator.onLine) void reconnected();
}

async function untilBack(): Promise<void> {
  if (await isReachable(patienceMs)) return;
  isCutOff.set(true);
  tellCutOff();
  for (let failures = 1; ; failures += 1) {
    await nextOccasion(failures);
    if (await isReachable(patienceMs)) break;
  }
  isCutOff.set(false);
  notify({ kind: 'success', text: '网络已恢复' });
  void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Spec section 8: said once, whatever else fails meanwhile. */
export const tellCutOff = () => notify({ kind: 'error', title: '系统提示', text: '网络已断开' });

/** The browser is connected again, or some time has passed. */
async function nextOccasion(failures: number): Promise<void> {
  const online = new AbortController();
  addEventListener('online', () => online.abort(), { signal: online.signal });
  // Not before a moment has passed: a card that reports itself connected may still be without an address.
  await pause(500 + backOff(failures, retryMs), online.signal);
  online.abort();
}

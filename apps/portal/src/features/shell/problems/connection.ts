import { second } from '@portal/common/durations';
import { isReachable } from '@portal/client/request';
import { createCell } from '@portal/common/cell';
import { shareRun } from '@portal/common/coalesce';
import { notify } from '@portal/ui/feedback/notify';
import { queryClient } from '@portal/client/query-client';
import { pause, backOff } from '#platform/time/delay.ts';

/** Timeout of the check whether the server is reachable, in milliseconds. */
const answerTimeoutMs = 8 * second;
const retryMs = { first: 2 * second, longest: 20 * second };

/** True while the server is unreachable, as far as known. */
export const isOffline = createCell(false);

/** Resolves when the server is reachable again: at once where only a single call was lost. */
export const reconnected = shareRun(waitUntilReachable);

/** Listens to the browser's `offline` event. */
export function followConnection(): void {
  addEventListener('offline', () => void reconnected());
  if (!navigator.onLine) void reconnected();
}

async function waitUntilReachable(): Promise<void> {
  if (await isReachable(answerTimeoutMs)) return;
  isOffline.set(true);
  notifyOffline();
  for (let failures = 1; ; failures += 1) {
    await nextAttempt(failures);
    if (await isReachable(answerTimeoutMs)) break;
  }
  isOffline.set(false);
  notify({ kind: 'success', text: '网络已恢复' });
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

/** Shows the offline notification once (spec section 8). */
export const notifyOffline = () => notify({ kind: 'error', title: '系统提示', text: '网络已断开' });

/** Waits for the browser's `online` event, or for the back-off. */
async function nextAttempt(failures: number): Promise<void> {
  const online = new AbortController();
  addEventListener('online', () => online.abort(), { signal: online.signal });
  // Not at once: a network card that reports itself connected may not have an address yet.
  await pause(500 + backOff(failures, retryMs), online.signal);
  online.abort();
}

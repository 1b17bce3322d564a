import { second } from '@portal/common/durations';
import { notify } from '@portal/ui/feedback/notify';

/** Less than a code or an assertion in an address lives: an offer that no longer works is none. */
const offerMs = 50 * second;

/**
 * Opens an address in a window of its own, which learns nothing of ours. A browser that keeps it from opening is told
 * of, with the address to press instead.
 */
export function openWindow(address: string): void {
  // With `noopener` a browser never says whether it opened anything, so the way back is cut here instead.
  const opened = window.open(address, '_blank');
  if (opened) {
    opened.opener = null;
    return;
  }
  notify({
    kind: 'warning',
    title: '新窗口被浏览器拦截',
    text: '请允许本站弹出窗口，或立即打开。',
    lifeMs: offerMs,
    action: {
      text: '立即打开',
      onSelect: () => void window.open(address, '_blank', 'noopener,noreferrer'),
    },
  });
}

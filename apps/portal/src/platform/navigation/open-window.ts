import { second } from '@portal/common/durations';
import { notify } from '@portal/ui/feedback/notify';

/** Shorter than the life of a code or an assertion in an address: an expired offer is useless. */
const offerMs = 50 * second;

/**
 * Opens an address in a new window without an opener. Where the browser blocks it, a notification offers the address.
 */
export function openWindow(address: string): void {
  // With `noopener` the browser does not tell whether it opened a window, so the opener is cleared here.
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

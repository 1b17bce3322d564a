import { chunkTimeoutMs } from '@portal/contract/limits';
import { showAlert } from '../features/identity/sign-in/form-elements.ts';
import {
  type LoadFailure,
  loadFailureMessages,
} from '../platform/loading/load-failure-messages.ts';
import { showNoShell } from './no-shell.ts';

const running = 'portal:first-script';

/** Signals that the first script runs. */
export const firstScriptRuns = (): boolean => dispatchEvent(new Event(running));

/**
 * Shows a message when the first script fails to load or is late (spec section 8): in place of the shell, or above the
 * sign-in form, which does nothing without it. All other error messages come with that script.
 */
export function watchFirstScript(): void {
  const over = new AbortController();
  const tell = (why: LoadFailure): void => {
    over.abort();
    const place = document.getElementById('root');
    if (document.documentElement.dataset['page'] === 'login') showAlert(loadFailureMessages[why]);
    else if (place) showNoShell(place, why);
  };
  const patience = setTimeout(tell, chunkTimeoutMs, 'late');
  over.signal.addEventListener('abort', () => clearTimeout(patience));
  addEventListener(running, () => over.abort(), over);
  // Error events of scripts do not bubble; they are seen in the capture phase only.
  const onTheWay = { capture: true, signal: over.signal };
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && tell('broken'),
    onTheWay,
  );
}

import { chunkTimeoutMs } from '@portal/contract/limits';
import { showAlert } from '../features/identity/sign-in/form-elements.ts';
import {
  type LoadFailure,
  loadFailureMessages,
} from '../platform/loading/load-failure-messages.ts';
import { showNoShell } from './no-shell.ts';

const running = 'portal:first-script';

/** Said by the first script of the page as soon as it runs. */
export const firstScriptRuns = (): boolean => dispatchEvent(new Event(running));

/**
 * Says so where the first script does not arrive, or not in time (spec section 8): in place of the shell, or above the
 * sign-in form, which without it does nothing. Whatever else says such things comes with that script.
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
  // What fails to load says so to nobody but itself, unless it is met on the way down.
  const onTheWay = { capture: true, signal: over.signal };
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && tell('broken'),
    onTheWay,
  );
}

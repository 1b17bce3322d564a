import { isNotFetched } from '@portal/subsystem/failure';
import { recall, storageKeys } from '@portal/client/storage';
import { chunkTimeoutMs } from '@portal/contract/limits';
import { firstScriptRuns } from './first-script.ts';
import { showNoShell } from './no-shell.ts';
import { takeSignOutMessage } from '../platform/session/sign-out-message.ts';
import {
  type LoadFailure,
  loadFailureMessages,
} from '../platform/loading/load-failure-messages.ts';
import { wireSignInForm } from '../features/identity/sign-in/sign-in-form.ts';

firstScriptRuns();

/**
 * The first script of the page. `first-paint.ts` has decided what shows: the sign-in form, which is in the HTML, or the
 * shell.
 */
const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the shell');

// Zod tests at load time whether it may compile code from text. Our content security policy forbids that, and the error
// costs a pass over the whole program. Zod reads this flag before it tries.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
/** Imports the shell. @throws with the message for the user. */
const shell = () =>
  import('./shell.ts').catch((cause: unknown) => {
    throw new Error(loadFailureMessages[whyMissing(cause)], { cause });
  });

/** Tells a network failure from an error thrown by the module, which goes to the console. */
function whyMissing(error: unknown): LoadFailure {
  if (isNotFetched(error)) return 'broken';
  console.error(error);
  return 'faulty';
}

const { page } = document.documentElement.dataset;
if (page === 'login') {
  // The form paints first; a submit before this line is repeated by `wireSignInForm`.
  requestAnimationFrame(() => setTimeout(() => wireForm(place)));
} else {
  void bringShell(place);
}

/** Makes the sign-in form work and prepares everything its user is about to need. */
function wireForm(at: HTMLElement): void {
  document.documentElement.dataset['lettered'] = '';
  const workNo = recall(storageKeys.loginUsername);
  let coming: Promise<boolean> | undefined;
  /** Loads the external sign-in methods. Without them the form still works. */
  const isSomebodyComing = () =>
    (coming ??= import('./outside-ways.ts').then(
      ({ offerOutsideWays }) => offerOutsideWays(at),
      () => false,
    ));
  wireSignInForm({
    remembered: typeof workNo === 'string' ? workNo : undefined,
    farewell: takeSignOutMessage(),
    signIn: async (credentials, whenIn) => {
      const { signInAndStart } = await shell();
      // An account to be bound by this sign-in has to be known before it.
      if (!(await isSomebodyComing())) await signInAndStart(credentials, at, whenIn);
    },
    phone: {
      requestCode: async (phone) => (await shell()).requestSignInCode(phone),
      signIn: async (shown, whenIn) => (await shell()).signInByPhoneAndStart(shown, at, whenIn),
    },
  });
  // While the user types, the shell is fetched and prepared.
  const prepare = () => {
    // A failure is repeated when the shell is needed.
    shell().then(
      ({ makeReady }) => makeReady(at),
      () => undefined,
    );
    void isSomebodyComing();
  };
  requestIdleCallback(prepare, { timeout: 500 });
}

/** Starts the shell or shows why it is missing; a late one is shown after all. */
async function bringShell(at: HTMLElement): Promise<void> {
  const patience = setTimeout(showNoShell, chunkTimeoutMs, at, 'late');
  try {
    const arrived = await import('./shell.ts');
    arrived.resume(at);
  } catch (error) {
    showNoShell(at, whyMissing(error));
  } finally {
    clearTimeout(patience);
  }
}

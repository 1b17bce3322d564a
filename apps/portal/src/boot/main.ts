import { askAhead } from '@portal/client/asked-ahead';
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
 * The first script of the page. What is shown was decided before it ran (`first-paint.ts`): the sign-in form, which is
 * in the HTML and needs little, or the shell.
 */
const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the shell');

// Zod finds out by trying whether it may make code out of text, as soon as it is there. Our content security policy
// forbids it, and the error costs a reading of the whole program; this is where zod looks before it tries.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
/** @throws in the words for the person. */
const shell = () =>
  import('./shell.ts').catch((cause: unknown) => {
    throw new Error(loadFailureMessages[whyMissing(cause)], { cause });
  });

/** A program that came and threw is not to be blamed on the network; what it threw is for the console. */
function whyMissing(error: unknown): LoadFailure {
  if (isNotFetched(error)) return 'broken';
  console.error(error);
  return 'faulty';
}

const { page } = document.documentElement.dataset;
if (page === 'login') {
  // First the form is to be seen: whoever sends it sooner than this has it sent again.
  requestAnimationFrame(() => setTimeout(() => wireForm(place)));
} else {
  if (page === 'shell') askAhead(location.pathname + location.search);
  void bringShell(place);
}

/** Makes the sign-in form work, and everything ready that whoever types into it is about to need. */
function wireForm(at: HTMLElement): void {
  document.documentElement.dataset['lettered'] = '';
  const workNo = recall(storageKeys.loginUsername);
  let coming: Promise<boolean> | undefined;
  /** Without the ways outside there is the form still. */
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
      // Whom this sign-in binds has to be known before it.
      if (!(await isSomebodyComing())) await signInAndStart(credentials, at, whenIn);
    },
    phone: {
      requestCode: async (phone) => (await shell()).requestSignInCode(phone),
      signIn: async (shown, whenIn) => (await shell()).signInByPhoneAndStart(shown, at, whenIn),
    },
  });
  // While the person types, everything they are about to need is fetched and made ready.
  const prepare = () => {
    // What fails now is tried again when it is needed.
    shell().then(
      ({ makeReady }) => makeReady(at),
      () => undefined,
    );
    void isSomebodyComing();
  };
  requestIdleCallback(prepare, { timeout: 500 });
}

/** Starts the shell, or says that it is not there; one that comes late is shown after all. */
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

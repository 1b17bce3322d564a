import { currentSession, endSession } from '@portal/client/session';
import { send } from '@portal/client/send';
import { getLoginValid, type SignedIn, signOut } from '@portal/contract/identity/session';
import { safeRedirect, wantedIn } from '#platform/guard/redirect.ts';
import { paths } from '#platform/navigation/paths.ts';
import { elementOf, showAlert } from '../form-elements.ts';
import { createButton, createElement } from './dom.ts';
import { problemText } from './problem-text.ts';

/** A user who could be signed in by a link or an external service. */
export interface SignInCandidate {
  /** Null where a service tells it only at the sign-in. */
  workNo: string | null;
  /** Name on the button that signs them in. */
  name: string;
  /** Signs them in, without changing this browser's session. */
  signIn: () => Promise<SignedIn>;
}

export type OnSignedIn = (signedIn: SignedIn) => Promise<void>;

/** Signs a candidate in. An existing session of another user is not replaced silently: a question is shown. */
export async function signInOrAsk(
  candidate: SignInCandidate,
  onSignedIn: OnSignedIn,
): Promise<void> {
  if (!(await hasLiveSession())) return onSignedIn(await candidate.signIn());
  if (currentSession()?.person.workNo === candidate.workNo) return continueToPage();
  return askWhichAccount({ candidate, onSignedIn });
}

/** Offers to continue the current session, where an external sign-in has failed. */
export async function offerCurrentSession(): Promise<void> {
  if (await hasLiveSession()) askWhichAccount();
}

/** Tells whether this browser has a session the server still accepts. */
export const hasLiveSession = async (): Promise<boolean> =>
  currentSession() !== null && send(getLoginValid, {}, { quiet: true }).catch(() => false);

interface PendingSignIn {
  candidate: SignInCandidate;
  onSignedIn: OnSignedIn;
}

function askWhichAccount(pendingSignIn?: PendingSignIn): void {
  const present = currentSession()?.person.realname ?? '';
  const name = pendingSignIn?.candidate.name;
  const question = name
    ? `当前已登录「${present}」，而您正要以「${name}」的身份进入。`
    : `当前已登录「${present}」。`;
  const stay = createButton('login-submit', `继续使用 ${present}`, continueToPage);
  const buttons = pendingSignIn
    ? [stay, createButton('login-second', `切换为 ${name}`, () => replaceSession(pendingSignIn))]
    : [stay];
  const text = createElement('p', { className: 'login-question' }, question);
  elementOf('choice', HTMLDivElement).replaceChildren(text, ...buttons);
  document.documentElement.dataset['asking'] = '';
  stay.focus();
}

/**
 * Ends the former session on the server and this browser, but only after the new sign-in succeeded, whose ticket may
 * have expired.
 */
async function replaceSession({ candidate, onSignedIn }: PendingSignIn): Promise<void> {
  try {
    const signedIn = await candidate.signIn();
    await send(signOut, {}, { quiet: true }).catch(() => undefined);
    endSession();
    closeQuestion();
    await onSignedIn(signedIn);
  } catch (problem) {
    showAlert(problemText(problem));
  }
}

function closeQuestion(): void {
  delete document.documentElement.dataset['asking'];
  elementOf('choice', HTMLDivElement).replaceChildren();
}

/** Continues the current session at the requested page. */
export function continueToPage(): void {
  location.assign(safeRedirect(wantedIn(location), location.origin) ?? paths.root);
}

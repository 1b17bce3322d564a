import { currentSession, endSession } from '@portal/client/session';
import { send } from '@portal/client/send';
import { getLoginValid, type SignedIn, signOut } from '@portal/contract/identity/session';
import { safeRedirect } from '#platform/guard/redirect.ts';
import { paths } from '#platform/paths.ts';
import { elementOf, say } from '../form-elements.ts';
import { button, make } from './dom.ts';
import { wordsOf } from './problem-text.ts';

/** Somebody who was brought here and could come in now. */
export interface Newcomer {
  /** Unknown until they are in, with some services. */
  workNo: string | null;
  /** What a button that lets them in calls them. */
  name: string;
  /** Signs them in, and changes nothing on this browser. */
  come: () => Promise<SignedIn>;
}

export type Enter = (signedIn: SignedIn) => Promise<void>;

/**
 * Lets somebody in who was brought by a link or a service outside. A session that is there already is not replaced
 * behind the back of whoever has it: they are asked.
 */
export async function letIn(newcomer: Newcomer, enter: Enter): Promise<void> {
  if (!(await isSomebodyIn())) return enter(await newcomer.come());
  if (currentSession()?.person.workNo === newcomer.workNo) return goOn();
  return ask({ newcomer, enter });
}

/** Offers whoever is signed in a way back, where bringing somebody else has failed. */
export async function offerToGoOn(): Promise<void> {
  if (await isSomebodyIn()) ask();
}

/** Whether this browser has a session, and the server knows it still. */
export const isSomebodyIn = async (): Promise<boolean> =>
  currentSession() !== null && send(getLoginValid, {}, { quiet: true }).catch(() => false);

interface Coming {
  newcomer: Newcomer;
  enter: Enter;
}

function ask(coming?: Coming): void {
  const present = currentSession()?.person.realname ?? '';
  const name = coming?.newcomer.name;
  const question = name
    ? `当前已登录「${present}」，而您正要以「${name}」的身份进入。`
    : `当前已登录「${present}」。`;
  const stay = button('login-submit', `继续使用 ${present}`, goOn);
  const buttons = coming
    ? [stay, button('login-second', `切换为 ${name}`, () => replaceBy(coming))]
    : [stay];
  const text = make('p', { className: 'login-question' }, question);
  elementOf('choice', HTMLDivElement).replaceChildren(text, ...buttons);
  document.documentElement.dataset['asking'] = '';
  stay.focus();
}

/**
 * The former session ends on the server, too, and nothing of its person stays on this browser; but not before the other
 * one is let in, who may have taken too long.
 */
async function replaceBy({ newcomer, enter }: Coming): Promise<void> {
  try {
    const signedIn = await newcomer.come();
    await send(signOut, {}, { quiet: true }).catch(() => undefined);
    endSession();
    closeChoice();
    await enter(signedIn);
  } catch (problem) {
    say(wordsOf(problem));
  }
}

function closeChoice(): void {
  delete document.documentElement.dataset['asking'];
  elementOf('choice', HTMLDivElement).replaceChildren();
}

/** On with the session that is there, to where it was meant to lead. */
export function goOn(): void {
  const wanted = new URLSearchParams(location.search).get('redirect');
  location.assign(safeRedirect(wanted, location.origin) ?? paths.root);
}

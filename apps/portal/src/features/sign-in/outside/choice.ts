import { currentSession, endSession } from '@portal/client/session';
import { send } from '@portal/client/send';
import { getLoginValid, signOut } from '@portal/contract/session';
import { safeRedirect } from '#platform/guard/redirect.ts';
import { paths } from '#platform/paths.ts';
import { elementOf } from '../elements.ts';
import { button, make } from './make.ts';

/** Somebody who was brought here and could come in now. */
export interface Newcomer {
  /** Unknown until they are in, with some services. */
  workNo: string | null;
  /** What a button that lets them in calls them. */
  name: string;
  enter: () => Promise<void>;
}

/**
 * Lets somebody in who was brought by a link or a service outside. A session that is there already is not replaced
 * behind the back of whoever has it: they are asked.
 */
export async function letIn(newcomer: Newcomer): Promise<void> {
  if (!(await isSomebodyIn())) return newcomer.enter();
  if (currentSession()?.person.workNo === newcomer.workNo) return goOn();
  return ask(newcomer);
}

/** Offers whoever is signed in a way back, where bringing somebody else has failed. */
export async function offerToGoOn(): Promise<void> {
  if (await isSomebodyIn()) ask();
}

/** Whether this browser has a session, and the server knows it still. */
export const isSomebodyIn = async (): Promise<boolean> =>
  currentSession() !== null && send(getLoginValid, {}, { quiet: true }).catch(() => false);

function ask(newcomer?: Newcomer): void {
  const present = currentSession()?.person.realname ?? '';
  const question = newcomer
    ? `当前已登录「${present}」，而您正要以「${newcomer.name}」的身份进入。`
    : `当前已登录「${present}」。`;
  const stay = button('login-submit', `继续使用 ${present}`, goOn);
  const buttons = newcomer
    ? [stay, button('login-second', `切换为 ${newcomer.name}`, () => replaceBy(newcomer))]
    : [stay];
  const text = make('p', { className: 'login-question' }, question);
  elementOf('choice', HTMLDivElement).replaceChildren(text, ...buttons);
  document.documentElement.dataset['asking'] = '';
  stay.focus();
}

/** The former session ends on the server, too, and nothing of its person stays on this browser. */
async function replaceBy({ enter }: Newcomer): Promise<void> {
  await send(signOut, {}, { quiet: true }).catch(() => undefined);
  endSession();
  await enter();
  closeChoice();
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

import { isInDingTalk, isInDingTalkOnPhone } from '#platform/session/dingtalk-app.ts';
import { paths } from '#platform/navigation/paths.ts';
import { elementOf, showAlert } from '../form-elements.ts';
import { candidateOf, type FindCandidate } from './sign-in-from-address.ts';
import { continueToPage, hasLiveSession } from './account-choice.ts';
import { startRoundTrip } from './oauth-round-trip.ts';
import { authoriseInDingTalk, signInByMobileDingTalk } from './dingtalk-sign-in.ts';
import { createButton, createElement } from './dom.ts';
import { problemText } from './problem-text.ts';

interface DingPanelOptions {
  /** Signs a candidate in and shows errors; returns whether it succeeded. */
  runSignIn: (findCandidate: FindCandidate) => Promise<boolean>;
  /** True while another sign-in is under way. */
  isBusy: boolean;
}

const show = (...children: Node[]): void =>
  elementOf('ding-panel', HTMLDivElement).replaceChildren(...children);
const note = (words: string): HTMLElement =>
  createElement('p', { className: 'login-ding-note' }, words);

/** Shows the content of the DingTalk tab: a scan, or a sign-in inside the app. */
export function showDingPanel(app: { corpId: string }, options: DingPanelOptions): void {
  if (location.pathname === paths.dingMobile && !isInDingTalkOnPhone) return showPhoneOnly();
  if (!isInDingTalk) return showScan();
  const isAsked = location.pathname === paths.dingLogin || location.pathname === paths.dingMobile;
  if (isAsked && !options.isBusy) void signInInside(app.corpId, options);
  else offerInside(app.corpId, options);
}

export function showDingProblem(words: string, again: () => unknown): void {
  show(note(words), createButton('login-second', '重试', again));
}

function showPhoneOnly(): void {
  show(note('此页面只能在手机端钉钉中打开。请在手机钉钉的工作台里进入本应用。'));
}

function showScan(): void {
  const go = createButton('login-submit login-wide', '打开钉钉扫码', async () => {
    try {
      await startRoundTrip('dingtalk');
    } catch (problem) {
      showAlert(problemText(problem));
    }
  });
  show(
    createElement('div', { className: 'login-scan', ariaHidden: 'true' }),
    note('将打开钉钉的扫码页面，确认后自动回到这里。'),
    go,
  );
}

function offerInside(corpId: string, options: DingPanelOptions): void {
  const go = createButton('login-submit login-wide', '用钉钉登录', () =>
    signInInside(corpId, options),
  );
  show(note('您正在钉钉中打开本页。'), go);
}

/** Signs in inside the app: in one step on its page for phones, elsewhere in two (spec section 7). */
async function signInInside(corpId: string, options: DingPanelOptions): Promise<void> {
  show(note('正在通过钉钉登录…'));
  const isMobileEntry = location.pathname === paths.dingMobile;
  if (isMobileEntry && (await hasLiveSession())) return continueToPage();
  const findCandidate = isMobileEntry ? inOneStep : inTwoSteps;
  const isIn = await options.runSignIn(findCandidate(corpId));
  if (!isIn) offerAgain(corpId, options, isMobileEntry);
}

const inTwoSteps =
  (corpId: string): FindCandidate =>
  async () =>
    candidateOf(await authoriseInDingTalk(corpId), { isDing: true });

const inOneStep =
  (corpId: string): FindCandidate =>
  async () => ({ workNo: null, name: '钉钉账号', signIn: () => signInByMobileDingTalk(corpId) });

function offerAgain(corpId: string, options: DingPanelOptions, isMobileEntry: boolean): void {
  offerInside(corpId, options);
  if (!isMobileEntry) return;
  const bind = createElement('a', { className: 'login-link', href: paths.dingLogin }, '绑定工号');
  elementOf('ding-panel', HTMLDivElement).append(bind);
}

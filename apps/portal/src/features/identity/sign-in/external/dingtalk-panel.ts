import { isInDingTalk, isInDingTalkOnPhone } from '#platform/ding-app.ts';
import { paths } from '#platform/paths.ts';
import { elementOf, say } from '../form-elements.ts';
import { newcomerOf, type Bringer } from './sign-in-from-address.ts';
import { goOn, isSomebodyIn } from './account-choice.ts';
import { goOnErrand } from './oauth-round-trip.ts';
import { arriveInApp, enterByMobileApp } from './dingtalk-sign-in.ts';
import { button, make } from './dom.ts';
import { wordsOf } from './problem-text.ts';

interface WayIn {
  /** Lets somebody in and says what goes wrong; answers whether nothing did. */
  bring: (bringer: Bringer) => Promise<boolean>;
  /** Whether somebody is being brought in already. */
  isBusy: boolean;
}

const show = (...children: Node[]): void =>
  elementOf('ding-panel', HTMLDivElement).replaceChildren(...children);
const note = (words: string): HTMLElement => make('p', { className: 'login-ding-note' }, words);

/** The content of the workplace app's tab: a scan, or a sign-in inside the app. */
export function showDingPanel(app: { corpId: string }, wayIn: WayIn): void {
  if (location.pathname === paths.dingMobile && !isInDingTalkOnPhone) return showPhoneOnly();
  if (!isInDingTalk) return showScan();
  const isAsked = location.pathname === paths.dingLogin || location.pathname === paths.dingMobile;
  if (isAsked && !wayIn.isBusy) void signInInside(app.corpId, wayIn);
  else offerInside(app.corpId, wayIn);
}

export function showDingProblem(words: string, again: () => unknown): void {
  show(note(words), button('login-second', '重试', again));
}

function showPhoneOnly(): void {
  show(note('此页面只能在手机端钉钉中打开。请在手机钉钉的工作台里进入本应用。'));
}

function showScan(): void {
  const go = button('login-submit login-wide', '打开钉钉扫码', async () => {
    try {
      await goOnErrand('dingtalk');
    } catch (problem) {
      say(wordsOf(problem));
    }
  });
  show(
    make('div', { className: 'login-scan', ariaHidden: 'true' }),
    note('将打开钉钉的扫码页面，确认后自动回到这里。'),
    go,
  );
}

function offerInside(corpId: string, wayIn: WayIn): void {
  const go = button('login-submit login-wide', '用钉钉登录', () => signInInside(corpId, wayIn));
  show(note('您正在钉钉中打开本页。'), go);
}

/** On the app's page for phones in one step, elsewhere in two (spec section 7). */
async function signInInside(corpId: string, wayIn: WayIn): Promise<void> {
  show(note('正在通过钉钉登录…'));
  const isMobileEntry = location.pathname === paths.dingMobile;
  if (isMobileEntry && (await isSomebodyIn())) return goOn();
  const bringer = isMobileEntry ? inOneStep : inTwoSteps;
  const isIn = await wayIn.bring(bringer(corpId));
  if (!isIn) offerAgain(corpId, wayIn, isMobileEntry);
}

const inTwoSteps =
  (corpId: string): Bringer =>
  async () =>
    newcomerOf(await arriveInApp(corpId), { isDing: true });

const inOneStep =
  (corpId: string): Bringer =>
  async () => ({ workNo: null, name: '钉钉账号', come: () => enterByMobileApp(corpId) });

function offerAgain(corpId: string, wayIn: WayIn, isMobileEntry: boolean): void {
  offerInside(corpId, wayIn);
  if (!isMobileEntry) return;
  const bind = make('a', { className: 'login-link', href: paths.dingLogin }, '绑定工号');
  elementOf('ding-panel', HTMLDivElement).append(bind);
}

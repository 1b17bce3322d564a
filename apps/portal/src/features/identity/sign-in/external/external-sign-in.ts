import { send } from '@portal/client/send';
import { getWaysIn, openWays } from '@portal/contract/identity/sign-in-methods';
import { isInDingTalkOnPhone } from '#platform/ding-app.ts';
import { paths } from '#platform/paths.ts';
import { say } from '../form-elements.ts';
import { bringerIn, type Bringer } from './sign-in-from-address.ts';
import { askToBind } from './bind-notice.ts';
import { arrivalToBind } from './pending-binding.ts';
import { type Enter, letIn, offerToGoOn } from './account-choice.ts';
import { showDingPanel, showDingProblem } from './dingtalk-panel.ts';
import { showOtherWays } from './provider-buttons.ts';
import { wordsOf } from './problem-text.ts';

/**
 * Makes the rest of the sign-in page work: what the address brought, and the ways services outside offer. Resolves once
 * it is settled who was brought; answers whether it is somebody who needs no form.
 */
export async function wireOutsideWays(enter: Enter): Promise<boolean> {
  if (location.pathname === paths.dingMobile && !isInDingTalkOnPhone) say('请在手机端钉钉查看');
  const bringer = bringerIn();
  void offerWays(enter, { isBusy: bringer !== undefined });
  if (!bringer || !(await bring(bringer, enter))) return false;
  return arrivalToBind() === undefined;
}

async function offerWays(enter: Enter, { isBusy }: { isBusy: boolean }): Promise<void> {
  try {
    const ways = await send(getWaysIn, {}, { quiet: true });
    // The page may be older than what is open now.
    document.documentElement.dataset['ways'] = openWays(ways);
    showOtherWays(ways);
    if (ways.dingtalk)
      showDingPanel(ways.dingtalk, { bring: (bringer) => bring(bringer, enter), isBusy });
  } catch (problem) {
    showDingProblem(wordsOf(problem), () => offerWays(enter, { isBusy: false }));
  }
}

/** Lets in whoever was brought; what goes wrong is said above the form, and nothing else is tried. */
async function bring(bringer: Bringer, enter: Enter): Promise<boolean> {
  try {
    const brought = await bringer();
    if ('toBind' in brought) askToBind(brought.toBind, enter);
    else await letIn(brought, enter);
    return true;
  } catch (problem) {
    say(wordsOf(problem));
    void offerToGoOn();
    return false;
  }
}

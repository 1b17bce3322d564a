import { send } from '@portal/client/send';
import { getWaysIn } from '@portal/contract/ways-in';
import { isInDingTalkOnPhone } from '#platform/ding-app.ts';
import { paths } from '#platform/paths.ts';
import { say } from '../elements.ts';
import { closePhone } from '../phone-closed.ts';
import { bringerIn, type Bringer } from './brought.ts';
import { askToBind } from './bind-notice.ts';
import { type Enter, letIn, offerToGoOn } from './choice.ts';
import { showDingPanel, showDingProblem } from './ding-panel.ts';
import { showOtherWays } from './other-ways.ts';
import { wordsOf } from './words.ts';

/** Makes the rest of the sign-in page work: what the address brought, and the ways services outside offer. */
export async function wireOutsideWays(enter: Enter): Promise<void> {
  if (location.pathname === paths.dingMobile && !isInDingTalkOnPhone) say('请在手机端钉钉查看');
  const bringer = bringerIn();
  const bringIn = (by: Bringer) => bring(by, enter);
  if (bringer) void bringIn(bringer);
  try {
    const ways = await send(getWaysIn, {}, { quiet: true });
    if (!ways.phone) closePhone();
    showOtherWays(ways);
    showDingPanel(ways.dingtalk, { bring: bringIn, isBusy: bringer !== undefined });
  } catch (problem) {
    showDingProblem(wordsOf(problem), () => wireOutsideWays(enter));
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

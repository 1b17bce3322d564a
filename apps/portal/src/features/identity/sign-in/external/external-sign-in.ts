import { send } from '@portal/client/send';
import { getSignInMethods, openMethodNames } from '@portal/contract/identity/sign-in-methods';
import { isInDingTalkOnPhone } from '#platform/session/dingtalk-app.ts';
import { paths } from '#platform/navigation/paths.ts';
import { showAlert } from '../form-elements.ts';
import { candidateInAddress, type FindCandidate } from './sign-in-from-address.ts';
import { askToBind } from './bind-notice.ts';
import { pendingBinding } from './pending-binding.ts';
import { type OnSignedIn, signInOrAsk, offerCurrentSession } from './account-choice.ts';
import { showDingPanel, showDingProblem } from './dingtalk-panel.ts';
import { showProviderButtons } from './provider-buttons.ts';
import { problemText } from './problem-text.ts';

/**
 * Wires external sign-in: the code or ticket in the address, and the methods external services offer. Resolves when the
 * address is handled; returns whether it signs in without the form.
 */
export async function wireExternalSignIn(onSignedIn: OnSignedIn): Promise<boolean> {
  if (location.pathname === paths.dingMobile && !isInDingTalkOnPhone)
    showAlert('请在手机端钉钉查看');
  const findCandidate = candidateInAddress();
  void offerMethods(onSignedIn, { isBusy: findCandidate !== undefined });
  if (!findCandidate || !(await runSignIn(findCandidate, onSignedIn))) return false;
  return pendingBinding() === undefined;
}

async function offerMethods(
  onSignedIn: OnSignedIn,
  { isBusy }: { isBusy: boolean },
): Promise<void> {
  try {
    const methods = await send(getSignInMethods, {}, { quiet: true });
    // The page may be older than what is open now.
    document.documentElement.dataset['ways'] = openMethodNames(methods);
    showProviderButtons(methods);
    if (methods.dingtalk)
      showDingPanel(methods.dingtalk, {
        runSignIn: (findCandidate) => runSignIn(findCandidate, onSignedIn),
        isBusy,
      });
  } catch (problem) {
    showDingProblem(problemText(problem), () => offerMethods(onSignedIn, { isBusy: false }));
  }
}

/** Signs the candidate in; an error is shown above the form, and nothing else is tried. */
async function runSignIn(findCandidate: FindCandidate, onSignedIn: OnSignedIn): Promise<boolean> {
  try {
    const candidate = await findCandidate();
    if ('toBind' in candidate) askToBind(candidate.toBind, onSignedIn);
    else await signInOrAsk(candidate, onSignedIn);
    return true;
  } catch (problem) {
    showAlert(problemText(problem));
    void offerCurrentSession();
    return false;
  }
}

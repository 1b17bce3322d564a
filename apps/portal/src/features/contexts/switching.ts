import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import type { ContextKind } from '@portal/contract/chosen';
import { changeCompany, saveLoginInfo } from '@portal/contract/contexts';
import { confirm } from '@portal/ui/confirm';
import { notify } from '@portal/ui/notify';
import { type Choice, choiceOf, choose, isNone } from '#platform/chosen.ts';
import { prefer, preference } from '#platform/preferences.ts';
import { switchingNow } from '#platform/settle-context.ts';
import { mayLose } from '#platform/unsaved.ts';
import { texts } from './texts.ts';

const recentMost = 8;
const recentsOf = {
  group: 'recentGroups',
  store: 'recentStores',
  company: 'recentCompanies',
} as const;

/** Spec section 7: whom the server is told of a choice; of a business group it hears with every call. */
const tell: Record<ContextKind, (no: string) => Promise<unknown>> = {
  group: async () => undefined,
  store: (storeNo) => {
    const userNo = currentSession()?.person.workNo ?? '';
    return send(saveLoginInfo, { storeNo, userNo }, { quiet: true });
  },
  company: (companyNo) => send(changeCompany, { companyNo }, { quiet: true }),
};

/**
 * Works for something else from now on (spec section 4), as the installation wants it: after a question and with the page
 * loaded anew, or where it is. Answers whether it came to that.
 * @throws {CallProblem} when the server turns it down; then nothing has changed.
 */
export async function switchTo(kind: ContextKind, choice: Choice): Promise<boolean> {
  const before = choiceOf(kind);
  if (before?.no === choice.no) return true;
  if (!(await mayLose())) return false;
  const isReloading = (await switchingNow()) === 'reload';
  const isAsking = isReloading && kind !== 'company' && !isNone(before);
  if (isAsking && !(await confirm({ title: texts.confirm, okText: '继续' }))) return false;
  await tell[kind](choice.no);
  choose(kind, choice);
  noteRecent(kind, choice);
  if (isReloading) location.reload();
  else notify({ kind: 'success', text: texts.switched });
  return true;
}

function noteRecent(kind: ContextKind, choice: Choice): void {
  const name = recentsOf[kind];
  const others = (preference(name) ?? []).filter(({ no }) => no !== choice.no);
  prefer({ [name]: [choice, ...others].slice(0, recentMost) });
}

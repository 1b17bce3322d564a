import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import type { ContextKind } from '@portal/contract/workplace/work-context';
import { changeCompany, saveLoginInfo } from '@portal/contract/workplace/contexts';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';
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
const tell: Record<ContextKind, (no: string, signal: AbortSignal) => Promise<unknown>> = {
  group: async () => undefined,
  store: (storeNo, signal) => {
    const userNo = currentSession()?.person.workNo ?? '';
    return send(saveLoginInfo, { storeNo, userNo }, { quiet: true, signal });
  },
  company: (companyNo, signal) => send(changeCompany, { companyNo }, { quiet: true, signal }),
};

/**
 * Works for something else from now on (spec section 4), as the installation wants it: after a question and with the page
 * loaded anew, or where it is. Returns whether it came to that: not once the attempt is aborted, or something else is
 * worked for by the time the server answers.
 * @throws {CallProblem} when the server turns it down; then nothing has changed.
 */
export async function switchTo(
  kind: ContextKind,
  choice: Choice,
  attempt: AbortSignal,
): Promise<boolean> {
  const before = choiceOf(kind);
  if (before?.no === choice.no) return true;
  if (!(await mayLose())) return false;
  const isReloading = (await switchingNow()) === 'reload';
  if (isReloading && !(await mayReload(kind, before))) return false;
  attempt.throwIfAborted();
  await tell[kind](choice.no, attempt);
  if (attempt.aborted || choiceOf(kind) !== before) return false;
  choose(kind, choice);
  noteRecent(kind, choice);
  if (isReloading) location.reload();
  else notify({ kind: 'success', text: texts.switched });
  return true;
}

/** Spec section 4: asked of those who leave a business group or a store for another. */
const mayReload = async (kind: ContextKind, before: Choice | undefined): Promise<boolean> =>
  kind === 'company' || isNone(before) || confirm({ title: texts.confirm, okText: '继续' });

function noteRecent(kind: ContextKind, choice: Choice): void {
  const name = recentsOf[kind];
  const others = (preference(name) ?? []).filter(({ no }) => no !== choice.no);
  prefer({ [name]: [choice, ...others].slice(0, recentMost) });
}

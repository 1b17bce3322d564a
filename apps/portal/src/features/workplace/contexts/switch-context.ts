import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import type { ContextKind } from '@portal/contract/workplace/work-context';
import { changeCompany, saveLoginInfo } from '@portal/contract/workplace/contexts';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';
import { type Choice, choiceOf, choose, isNoChoice } from '#platform/context/choices.ts';
import { savePreference, preference } from '#platform/settings/preferences.ts';
import { switchingMode } from '#platform/context/resolve-context.ts';
import { confirmDiscard } from '#platform/workplace/unsaved-changes.ts';
import { texts } from './texts.ts';

const recentMost = 8;
const recentsOf = {
  group: 'recentGroups',
  store: 'recentStores',
  company: 'recentCompanies',
} as const;

/** Informs the server of a choice (spec section 7); a business group goes with every call instead. */
const informServer: Record<ContextKind, (no: string, signal: AbortSignal) => Promise<unknown>> = {
  group: async () => undefined,
  store: (storeNo, signal) => {
    const userNo = currentSession()?.person.workNo ?? '';
    return send(saveLoginInfo, { storeNo, userNo }, { quiet: true, signal });
  },
  company: (companyNo, signal) => send(changeCompany, { companyNo }, { quiet: true, signal }),
};

/**
 * Switches the tab's context (spec section 4) as the installation configures it: with a question and a reload, or in
 * place. Returns whether it switched: not when the attempt is aborted, or the context changed meanwhile. @throws
 * {CallProblem} when the server refuses; then nothing has changed.
 */
export async function switchContext(
  kind: ContextKind,
  choice: Choice,
  attempt: AbortSignal,
): Promise<boolean> {
  const before = choiceOf(kind);
  if (before?.no === choice.no) return true;
  if (!(await confirmDiscard())) return false;
  const isReloading = (await switchingMode()) === 'reload';
  if (isReloading && !(await confirmsReload(kind, before))) return false;
  attempt.throwIfAborted();
  await informServer[kind](choice.no, attempt);
  if (attempt.aborted || choiceOf(kind) !== before) return false;
  choose(kind, choice);
  recordRecent(kind, choice);
  if (isReloading) location.reload();
  else notify({ kind: 'success', text: texts.switched });
  return true;
}

/** Asks before a reload when another business group or store was chosen (spec section 4). */
const confirmsReload = async (kind: ContextKind, before: Choice | undefined): Promise<boolean> =>
  kind === 'company' || isNoChoice(before) || confirm({ title: texts.confirm, okText: '继续' });

function recordRecent(kind: ContextKind, choice: Choice): void {
  const name = recentsOf[kind];
  const others = (preference(name) ?? []).filter(({ no }) => no !== choice.no);
  savePreference({ [name]: [choice, ...others].slice(0, recentMost) });
}

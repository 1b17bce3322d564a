import { shareRun } from '@portal/common/coalesce';
import { setContext } from '@portal/client/work-context';
import {
  type ContextKind,
  emptyContext,
  contextNames,
} from '@portal/contract/workplace/work-context';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { notify } from '@portal/ui/feedback/notify';
import { type Choice, choiceOf, isNoChoice, chooseInThisTab } from './choices.ts';
import { forgetStoredChoice } from './stored-choices.ts';
import { findOwnMembership } from './own-memberships.ts';
import { resolveContext } from './resolve-context.ts';
import { currentSystem } from '../workplace/workplace.ts';

/**
 * Gives up choices the server refuses because an administrator has removed the membership. Choices that are still valid
 * stay, and refused reads are sent again. A refused change is not: it names the context its page was read in.
 */
export const dropRevokedContext = shareRun(async (): Promise<void> => {
  const claimed = (['group', 'store', 'company'] as const).flatMap((kind) => {
    const choice = choiceOf(kind);
    return choice && !isNoChoice(choice) ? [{ kind, choice }] : [];
  });
  // The lookup itself must not claim the context.
  setContext(emptyContext);
  const found = await Promise.all(
    claimed.map(async ({ kind, choice }) => ({
      kind,
      choice,
      // A failed lookup keeps the choice: the next call asks again.
      own: await findOwnMembership(kind, choice.no).catch(() => choice),
    })),
  );
  for (const { kind, choice, own } of found) {
    if (own) chooseInThisTab(kind, own);
    else giveUp(kind, choice);
  }
  await resolveContext(subsystemOfPath(location.pathname) ?? currentSystem());
});

function giveUp(kind: ContextKind, { no, name }: Choice): void {
  chooseInThisTab(kind, undefined);
  forgetStoredChoice(kind);
  notify({
    kind: 'warning',
    title: `${contextNames[kind]}已变更`,
    text: `您已没有「${name || no}」的权限，如有疑问请联系管理员`,
  });
}

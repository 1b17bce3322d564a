import { currentContext, onContextChange, setContext } from '@portal/client/work-context';
import { currentSession, onSessionChange } from '@portal/client/session';
import { recallInTab, rememberInTab, tabKeys } from '@portal/client/storage';
import {
  type WorkContext,
  type ContextKind,
  emptyContext,
  contextFields,
} from '@portal/contract/workplace/work-context';
import { noStore } from '@portal/contract/limits';
import { createCell } from '@portal/common/cell';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { storeChoice, storedChoices } from './stored-choices.ts';

const Choice = z.object({ no: z.string(), name: z.string() });
/** The number and name of one choice. Store 99999 means that there is none (spec section 9). */
export type Choice = z.infer<typeof Choice>;

const Choices = z.object({ group: Choice, store: Choice, company: Choice }).partial();
export type Choices = z.infer<typeof Choices>;

/** The copy in the tab's storage, which survives a reload. It counts for the same user only. */
const TabChoices = z.object({ personId: z.string(), choices: Choices });

const choices = createCell<Choices>({});

/** Returns this tab's choice of one kind. Each tab has its own; a new tab begins with the latest choice of any tab. */
export const choiceOf = (kind: ContextKind): Choice | undefined => choices.get()[kind];

export const useChoices = (): Choices => useSyncExternalStore(choices.subscribe, choices.get);

/** The numbers of the current choices, as calls and subsystems receive them. */
export const useChosen = (): WorkContext => useSyncExternalStore(onContextChange, currentContext);

export { currentContext, onContextChange };

/** Sets a choice for this tab and for tabs opened later. */
export function choose(kind: ContextKind, choice: Choice): void {
  storeChoice(kind, choice);
  chooseInThisTab(kind, choice);
}

/** Sets a choice for this tab only, as an address does; undefined clears it. */
export function chooseInThisTab(kind: ContextKind, choice: Choice | undefined): void {
  const { [kind]: _, ...others } = choices.get();
  applyChoices({ ...others, ...(choice && { [kind]: choice }) });
  const personId = currentSession()?.person.id;
  if (personId !== undefined) {
    rememberInTab(tabKeys.choices, { personId, choices: choices.get() });
  }
}

export const isNoChoice = (choice: Choice | undefined): boolean =>
  choice === undefined || choice.no === noStore;

restore();
onSessionChange(restore);

/**
 * Restores the tab's choices for the user who is signed in. After a sign-out it only clears the stored copy: the page
 * is about to reload.
 */
function restore(): void {
  const personId = currentSession()?.person.id;
  if (personId === undefined) {
    rememberInTab(tabKeys.choices, undefined);
    return;
  }
  const kept = TabChoices.safeParse(recallInTab(tabKeys.choices)).data;
  return applyChoices(kept?.personId === personId ? kept.choices : storedChoices());
}

function applyChoices(next: Choices): void {
  choices.set(next);
  const chosen = { ...emptyContext };
  for (const kind of ['group', 'store', 'company'] as const) {
    const choice = next[kind];
    if (choice && !isNoChoice(choice)) chosen[contextFields[kind].member] = choice.no;
  }
  setContext(chosen);
}

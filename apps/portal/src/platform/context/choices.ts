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
/** What is chosen of one kind; a store with the number 99999 says that there is none (spec section 9). */
export type Choice = z.infer<typeof Choice>;

const Choices = z.object({ group: Choice, store: Choice, company: Choice }).partial();
export type Choices = z.infer<typeof Choices>;

/** The copy that survives a reload; of no use to anybody else who signs in here. */
const TabChoices = z.object({ personId: z.string(), choices: Choices });

const choices = createCell<Choices>({});

/** What this tab works for. Every tab has its own; a new one begins with what was chosen last in any. */
export const choiceOf = (kind: ContextKind): Choice | undefined => choices.get()[kind];

export const useChoices = (): Choices => useSyncExternalStore(choices.subscribe, choices.get);

/** As calls claim it and subsystems are told of it. */
export const useChosen = (): WorkContext => useSyncExternalStore(onContextChange, currentContext);

export { currentContext, onContextChange };

/** Works for something else from now on: in this tab, and in tabs that are opened later. */
export function choose(kind: ContextKind, choice: Choice): void {
  storeChoice(kind, choice);
  chooseInThisTab(kind, choice);
}

/** The same for this tab alone, as when an address says so; with nothing, nothing of that kind is chosen any more. */
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
 * Whoever is signed in goes on where this tab was. With nobody signed in nothing is kept of it; the page itself is about
 * to start anew, and is left in peace.
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

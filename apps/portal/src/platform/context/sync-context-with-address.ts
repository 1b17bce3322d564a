import type { RouterHistory } from '@tanstack/react-router';
import {
  type ContextKind,
  contextFields,
  contextNames,
} from '@portal/contract/workplace/work-context';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { notify } from '@portal/ui/feedback/notify';
import {
  type Choice,
  choiceOf,
  currentContext,
  onContextChange,
  chooseInThisTab,
} from './choices.ts';
import { contextIn, contextKindAt, withContext, withoutContext } from './context-in-address.ts';
import {
  isContextRequested,
  resolveContext,
  dropRequestedContext,
  requestContext,
} from './resolve-context.ts';

/** What this page has met before needs no asking when one goes back to it. */
const met = new Map<string, Choice>();

/** Has the tab work for what an address asks for: at once where it is known, else as soon as it is found to be theirs. */
export function adoptContextFrom(address: Pick<URL, 'pathname' | 'search'>): Choice | undefined {
  const asked = contextIn(address);
  if (!asked || choiceOf(asked.kind)?.no === asked.no) return undefined;
  const known = met.get(`${asked.kind} ${asked.no}`);
  if (!known) requestContext(asked.kind, asked.no);
  else {
    dropRequestedContext(asked.kind);
    chooseInThisTab(asked.kind, known);
  }
  return known;
}

/**
 * Keeps address and choice in step. A new choice is a step in the history, so that the way back leads to what was chosen
 * before; an address that says nothing is told what is chosen.
 */
export function syncContextWithAddress(history: RouterHistory, writeLinksAnew: () => void): void {
  const settle = () => {
    const system = subsystemOfPath(history.location.pathname);
    if (system) void resolveContext(system).then(() => show(history));
  };
  history.subscribe(({ location, action }) => {
    const kind = contextKindAt(location.pathname);
    // A step in the history is a choice; a link has what is chosen written into it, and a redirect as well.
    if (kind && action.type !== 'PUSH' && action.type !== 'REPLACE') dropRequestedContext(kind);
    const adopted = adoptContextFrom(location);
    if (adopted && action.type !== 'PUSH') tell(kind, adopted);
    settle();
  });
  onContextChange(() => {
    note();
    writeLinksAnew();
    show(history);
  });
  note();
  settle();
}

function note(): void {
  for (const kind of ['group', 'store', 'company'] as const) {
    const choice = choiceOf(kind);
    if (choice) met.set(`${kind} ${choice.no}`, choice);
  }
}

/** Whoever went back in the history may not expect to be in another store. */
function tell(kind: ContextKind | undefined, { no, name }: Choice): void {
  if (kind) notify({ kind: 'info', text: `已回到${contextNames[kind]} ${name || no}` });
}

/** Writes what is chosen into the address, in a step of its own when the address said something else. */
function show(history: RouterHistory): void {
  const { pathname, href, state } = history.location;
  const kind = contextKindAt(pathname);
  if (!kind || isContextRequested(kind)) return;
  const asked = contextIn(history.location)?.no ?? null;
  const chosen = currentContext()[contextFields[kind].member];
  if (asked === chosen) return;
  const bare = withoutContext(new URL(href, location.origin));
  const shown = withContext(bare);
  const to = shown.pathname + shown.search + shown.hash;
  if (asked === null || chosen === null) history.replace(to, state);
  else history.push(to, state);
  // At once: the page may be about to be loaded anew.
  history.flush();
}

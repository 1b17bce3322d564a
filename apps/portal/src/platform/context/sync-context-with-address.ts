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

/** Choices seen since the page loaded; going back to one of them needs no lookup. */
const met = new Map<string, Choice>();

/** Adopts the context named by an address: a known one at once, any other as soon as it is checked. */
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
 * Keeps the address and the tab's context in step. A new choice adds a history entry, so that Back leads to the
 * previous one. An address without a context receives the current one.
 */
export function syncContextWithAddress(history: RouterHistory, writeLinksAnew: () => void): void {
  const settle = () => {
    const system = subsystemOfPath(history.location.pathname);
    if (system) void resolveContext(system).then(() => show(history));
  };
  history.subscribe(({ location, action }) => {
    const kind = contextKindAt(location.pathname);
    // Going through the history is a choice; links and redirects carry the current context already.
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

/** Tells the user that going back has changed the context. */
function tell(kind: ContextKind | undefined, { no, name }: Choice): void {
  if (kind) notify({ kind: 'info', text: `已回到${contextNames[kind]} ${name || no}` });
}

/** Writes the context into the address, as a new history entry when the address named another. */
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
  // Flushed at once: the page may be about to reload.
  history.flush();
}

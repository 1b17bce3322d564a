import {
  type ContextKind,
  contextKindOf,
  contextNames,
} from '@portal/contract/workplace/work-context';
import {
  getSwitching,
  queryIsStore,
  selectStores,
  type Switching,
} from '@portal/contract/workplace/contexts';
import { noStore } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { plan, type PlannedCall } from '@portal/client/prefetch';
import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import { notify } from '@portal/ui/feedback/notify';
import { queryClient } from '@portal/client/query-client';
import { choiceOf, choose, isNoChoice, chooseInThisTab } from './choices.ts';
import { findOwnMembership, firstOwnMembership, membershipCall } from './own-memberships.ts';

const quiet = { quiet: true };
/** Two records are enough to tell whether there is more than one. */
const aFewStores = { pageSize: '2' };
const underWay = new Map<ContextKind, Promise<void>>();
/** Numbers named by an address and not yet checked against the user's memberships. */
const requested = new Map<ContextKind, string>();

/** Returns whether a change of context reloads the page in this installation. */
export const switchingMode = (): Promise<Switching> =>
  queryClient.fetchQuery({ ...queryOf(getSwitching, {}, quiet), staleTime: Infinity });

/** Notes the number an address names; `resolveContext` checks it. */
export function requestContext(kind: ContextKind, no: string): void {
  requested.set(kind, no);
}

/** Drops that number in favour of a later choice. */
export const dropRequestedContext = (kind: ContextKind): void => void requested.delete(kind);

/** Returns whether a number named by an address is still unchecked. */
export const isContextRequested = (kind: ContextKind): boolean => requested.has(kind);

/**
 * Resolves the context of a system: the number in the address, else the previous choice, else the default of the
 * specification (section 4). A failure does not block the page, and without a session there is no context.
 */
export function resolveContext(system: SubsystemKey): Promise<void> {
  const kind = contextKindOf[system];
  if (!kind || !currentSession() || (choiceOf(kind) && !requested.has(kind)))
    return Promise.resolve();
  const begun = underWay.get(kind) ?? resolveKind(kind).finally(() => underWay.delete(kind));
  underWay.set(kind, begun);
  return begun;
}

/** The calls that resolve a context, with or without a number in the address, for prefetching. */
export function contextCalls(kind: ContextKind, no: string | undefined): PlannedCall[] {
  if (kind !== 'store' || no !== undefined) return [membershipCall(kind, no ?? '')];
  return [plan(queryIsStore, {}), plan(selectStores, aFewStores)];
}

async function resolveKind(kind: ContextKind): Promise<void> {
  try {
    await grantRequested(kind);
    if (choiceOf(kind)) return;
    if (kind === 'store') return await chooseOnlyStore();
    const first = await firstOwnMembership(kind);
    if (first && !choiceOf(kind)) choose(kind, first);
  } catch {
    // The choosers ask again and show the error.
  }
}

/** Checks the number in the address. A number or a choice that arrives meanwhile takes precedence. */
async function grantRequested(kind: ContextKind): Promise<void> {
  const no = requested.get(kind);
  if (no === undefined) return;
  const before = choiceOf(kind);
  const own = await findOwnMembership(kind, no).catch((error: unknown) => {
    if (requested.get(kind) === no) requested.delete(kind);
    throw error;
  });
  if (requested.get(kind) !== no) return grantRequested(kind);
  requested.delete(kind);
  if (choiceOf(kind) !== before) return;
  if (own) return chooseInThisTab(kind, own);
  const word = contextNames[kind];
  const text = isNoChoice(before) ? `请重新选择${word}` : `仍在${before?.name ?? ''}`;
  notify({ kind: 'warning', text: `您没有链接中${word} ${no} 的权限，${text}` });
}

/** Chooses the only store there is; without any store it chooses 99999. */
async function chooseOnlyStore(): Promise<void> {
  const [hasStores, stores] = await Promise.all([
    queryClient.fetchQuery(queryOf(queryIsStore, {}, quiet)),
    queryClient.fetchQuery(queryOf(selectStores, aFewStores, quiet)),
  ]);
  if (choiceOf('store')) return;
  const [only] = stores.records;
  if (hasStores !== 1) await workWithoutStore();
  else if (only && stores.total === 1) choose('store', { no: only.storeNo, name: only.storeName });
}

/** Stores that there is no store and reloads the page once (spec section 4). */
async function workWithoutStore(): Promise<void> {
  choose('store', { no: noStore, name: '' });
  if ((await switchingMode()) === 'reload') location.reload();
}

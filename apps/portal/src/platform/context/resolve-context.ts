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
import { foresee, type PlannedCall } from '@portal/client/along';
import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import { notify } from '@portal/ui/feedback/notify';
import { queryClient } from '../loading/query-client.ts';
import { choiceOf, choose, isNoChoice, chooseInThisTab } from './choices.ts';
import { findOwnMembership, firstOwnMembership, membershipCall } from './own-memberships.ts';

const quiet = { quiet: true };
/** As many as tell whether there is more than one. */
const aFewStores = { pageSize: '2' };
const underWay = new Map<ContextKind, Promise<void>>();
/** What an address asked for, until it is known whether it is the person's. */
const requested = new Map<ContextKind, string>();

/** How choices are changed in this installation. */
export const switchingMode = (): Promise<Switching> =>
  queryClient.fetchQuery({ ...queryOf(getSwitching, {}, quiet), staleTime: Infinity });

/** Notes what an address asks for; `settleContext` finds out whether it may be had. */
export function requestContext(kind: ContextKind, no: string): void {
  requested.set(kind, no);
}

/** Drops what an address asked for, in favour of something chosen since. */
export const dropRequestedContext = (kind: ContextKind): void => void requested.delete(kind);

/** Whether it is still to be found out if what an address asks for may be had. */
export const isContextRequested = (kind: ContextKind): boolean => requested.has(kind);

/**
 * Resolves once it is settled what the tab works for in a system: what an address asks for, else what was chosen before,
 * else what the specification chooses for somebody who has not (section 4). Not to know is no reason not to go on, and a
 * stranger works for nothing.
 */
export function resolveContext(system: SubsystemKey): Promise<void> {
  const kind = contextKindOf[system];
  if (!kind || !currentSession() || (choiceOf(kind) && !requested.has(kind)))
    return Promise.resolve();
  const begun = underWay.get(kind) ?? resolveKind(kind).finally(() => underWay.delete(kind));
  underWay.set(kind, begun);
  return begun;
}

/** What has to be asked to settle it for somebody who begins here, with what an address asks for or with nothing. */
export function contextCalls(kind: ContextKind, no: string | undefined): PlannedCall[] {
  if (kind !== 'store' || no !== undefined) return [membershipCall(kind, no ?? '')];
  return [foresee(queryIsStore, {}), foresee(selectStores, aFewStores)];
}

async function resolveKind(kind: ContextKind): Promise<void> {
  try {
    await grantRequested(kind);
    if (choiceOf(kind)) return;
    if (kind === 'store') return await chooseOnlyStore();
    const first = await firstOwnMembership(kind);
    if (first && !choiceOf(kind)) choose(kind, first);
  } catch {
    // The choosers ask again, and say what is wrong.
  }
}

/** Finds out about what an address asks for; once it asks for something else, or the tab has chosen, about that. */
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

/** Nothing to pick from is a choice, too (99999); the only store there is needs no picking. */
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

/** Spec section 4: the page is loaded anew, once; then it is stored that there is none, and nobody asks any more. */
async function workWithoutStore(): Promise<void> {
  choose('store', { no: noStore, name: '' });
  if ((await switchingMode()) === 'reload') location.reload();
}

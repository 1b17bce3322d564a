import { plan, type PlannedCall } from '@portal/client/prefetch';
import { send } from '@portal/client/send';
import type { ContextKind } from '@portal/contract/workplace/work-context';
import {
  listBusinessGroups,
  listCompanies,
  selectStores,
} from '@portal/contract/workplace/contexts';
import type { Choice } from './choices.ts';

// Never cached: this is how a changed membership is discovered.
const quiet = { quiet: true };

const groups = async () => {
  const own = await send(listBusinessGroups, {}, quiet);
  return own.map(({ bgNo, bgName }) => ({ no: bgNo, name: bgName }));
};

const companies = async () => {
  const own = await send(listCompanies, {}, quiet);
  return own
    .toSorted((a, b) => Number(b.currentCompany) - Number(a.currentCompany))
    .map(({ companyNo, companyName }) => ({ no: companyNo, name: companyName }));
};

const storesLike = async (no: string) => {
  const { records } = await send(selectStores, likeStore(no), quiet);
  return records.map(({ storeNo, storeName }) => ({ no: storeNo, name: storeName }));
};

const likeStore = (no: string) => ({ keyword: no, pageSize: '100' });

/** The call that `findOwnMembership` will make, for prefetching. */
export function membershipCall(kind: ContextKind, no: string): PlannedCall {
  if (kind === 'store') return plan(selectStores, likeStore(no));
  return plan(kind === 'group' ? listBusinessGroups : listCompanies, {});
}

/** Finds the user's membership with this number; undefined when the user has none. */
export async function findOwnMembership(
  kind: ContextKind,
  no: string,
): Promise<Choice | undefined> {
  const like = { group: groups, company: companies, store: () => storesLike(no) };
  const own = await like[kind]();
  return own.find((choice) => choice.no === no);
}

/** Returns the default choice: the user's first business group, or their current company. */
export async function firstOwnMembership(kind: 'group' | 'company'): Promise<Choice | undefined> {
  const [first] = await { group: groups, company: companies }[kind]();
  return first;
}

import { foresee, type PlannedCall } from '@portal/client/along';
import { send } from '@portal/client/send';
import type { ContextKind } from '@portal/contract/workplace/work-context';
import {
  listBusinessGroups,
  listCompanies,
  selectStores,
} from '@portal/contract/workplace/contexts';
import type { Choice } from './choices.ts';

// Asked anew each time: this is how it is found out what has changed.
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

/** What `findOwn` is going to ask. */
export function membershipCall(kind: ContextKind, no: string): PlannedCall {
  if (kind === 'store') return foresee(selectStores, likeStore(no));
  return foresee(kind === 'group' ? listBusinessGroups : listCompanies, {});
}

/** The choice of this number, if it is the person's to make. */
export async function findOwnMembership(
  kind: ContextKind,
  no: string,
): Promise<Choice | undefined> {
  const like = { group: groups, company: companies, store: () => storesLike(no) };
  const own = await like[kind]();
  return own.find((choice) => choice.no === no);
}

/** What is chosen for somebody who has not chosen yet: the first of their groups, their current company. */
export async function firstOwnMembership(kind: 'group' | 'company'): Promise<Choice | undefined> {
  const [first] = await { group: groups, company: companies }[kind]();
  return first;
}

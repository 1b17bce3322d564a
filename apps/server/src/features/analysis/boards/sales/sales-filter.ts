import { contextKindOf, contextFields } from '@portal/contract/workplace/work-context';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { type SalesFilter } from './sales-store.ts';
import type { DrillDownPath } from '../../drill-down/drill-down-path.ts';
import {
  groupNames,
  groupsOfPerson,
  groupsOfStores,
  storeName,
  storesOfPerson,
} from '../organisation-store.ts';

/** The stores or business groups of a board. `about` names the choice of the tab, if the subsystem needs one. */
export interface BoardFilter extends SalesFilter {
  about: string | undefined;
}

const words = { group: '事业部', store: '门店', company: '公司' } as const;

/**
 * Returns the stores or groups of the user, limited to the choice of the tab. If the subsystem needs a choice and there
 * is none, returns the sentence to show instead: no choice never means everything.
 */
export async function salesFilterFor(
  db: Database,
  query: BoardQuery,
): Promise<BoardFilter | string> {
  const { personId, system, context } = query;
  const kind = contextKindOf[system];
  const no = kind && context[contextFields[kind].member];
  if (kind && no === null) return `未选择${words[kind]}，选择${words[kind]}后显示其数据`;
  const [stores, groups] = await Promise.all([
    storesOfPerson(db, personId),
    groupsOfPerson(db, personId),
  ]);
  const own = { stores: stores.map(({ no: storeNo }) => storeNo), groups };
  if (!kind || !no) return { ...own, about: undefined };
  if (kind === 'store') {
    const bgNo = stores.find((store) => store.no === no)?.bgNo;
    const about = `${no} ${await storeName(db, no)}`;
    return { stores: [no], groups: groups.filter((group) => group === bgNo), about };
  }
  const within = stores.filter(({ bgNo }) => bgNo === no).map(({ no: storeNo }) => storeNo);
  const [about] = await groupNames(db, [no]);
  return { stores: within, groups: [no], about };
}

/** Limits a filter to the business group and store on the path; anything outside the filter is treated as missing. */
export async function filterOnPath(
  db: Database,
  filter: BoardFilter,
  { opened: { group, store } }: DrillDownPath,
): Promise<BoardFilter> {
  const inGroup = group === undefined ? filter : await filterOfGroup(db, filter, group);
  return store === undefined ? inGroup : filterOfStore(db, inGroup, store);
}

async function filterOfGroup(
  db: Database,
  filter: BoardFilter,
  group: string,
): Promise<BoardFilter> {
  const places = await groupsOfStores(db, filter.stores);
  const stores = places.filter(({ bgNo }) => bgNo === group).map(({ no }) => no);
  const groups = filter.groups.filter((own) => own === group);
  const isReached = filter.stores.length > 0 ? stores.length > 0 : groups.length > 0;
  if (!isReached) refuse('record.not-found');
  return { ...filter, stores, groups };
}

async function filterOfStore(db: Database, filter: BoardFilter, no: string): Promise<BoardFilter> {
  const [place] = await groupsOfStores(db, [no]);
  const isReached =
    place &&
    (filter.stores.length > 0 ? filter.stores.includes(no) : filter.groups.includes(place.bgNo));
  if (!isReached) return refuse('record.not-found');
  return {
    stores: [no],
    groups: filter.groups.filter((group) => group === place.bgNo),
    about: `${no} ${await storeName(db, no)}`,
  };
}

import { contextKindOf, placeOf } from '@portal/contract/workplace/work-context';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Asked } from '../../query/board-query.ts';
import {
  groupNames,
  groupsOf,
  ownStores,
  placesOf,
  type SalesReach,
  storeName,
} from './sales-store.ts';
import type { Way } from '../../drill-down/drill-down-path.ts';

/** Whose sales a board is about. `about` names what the tab has chosen; a system that asks for no choice has none. */
export interface BoardReach extends SalesReach {
  about: string | undefined;
}

const words = { group: '事业部', store: '门店', company: '公司' } as const;

/**
 * What a board of sales reaches: no more than the person's own, and of that what the tab has chosen. Answers the
 * sentence to show instead where the system is about a choice and there is none: nothing chosen is never all.
 */
export async function reachOf(db: Database, asked: Asked): Promise<BoardReach | string> {
  const { personId, system, context } = asked;
  const kind = contextKindOf[system];
  const no = kind && context[placeOf[kind].member];
  if (kind && no === null) return `未选择${words[kind]}，选择${words[kind]}后显示其数据`;
  const [stores, groups] = await Promise.all([ownStores(db, personId), groupsOf(db, personId)]);
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

/** Of a reach the business group and the store that are open; what lies outside of it is as good as none. */
export async function openedReach(
  db: Database,
  reach: BoardReach,
  { opened: { group, store } }: Way,
): Promise<BoardReach> {
  const inGroup = group === undefined ? reach : await groupWithin(db, reach, group);
  return store === undefined ? inGroup : storeWithin(db, inGroup, store);
}

async function groupWithin(db: Database, reach: BoardReach, group: string): Promise<BoardReach> {
  const places = await placesOf(db, reach.stores);
  const stores = places.filter(({ bgNo }) => bgNo === group).map(({ no }) => no);
  const groups = reach.groups.filter((own) => own === group);
  const isReached = reach.stores.length > 0 ? stores.length > 0 : groups.length > 0;
  if (!isReached) refuse('record.not-found');
  return { ...reach, stores, groups };
}

async function storeWithin(db: Database, reach: BoardReach, no: string): Promise<BoardReach> {
  const [place] = await placesOf(db, [no]);
  const isReached =
    place &&
    (reach.stores.length > 0 ? reach.stores.includes(no) : reach.groups.includes(place.bgNo));
  if (!isReached) return refuse('record.not-found');
  return {
    stores: [no],
    groups: reach.groups.filter((group) => group === place.bgNo),
    about: `${no} ${await storeName(db, no)}`,
  };
}

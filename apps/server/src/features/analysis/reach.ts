import { contextKindOf, placeOf } from '@portal/contract/chosen';
import type { Database } from '#platform/database';
import type { Asked } from './asked.ts';
import { groupNames, groupsOf, ownStores, type SalesReach, storeName } from './sales-store.ts';

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

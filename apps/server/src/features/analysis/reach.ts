import { contextKindOf, placeOf } from '@portal/contract/chosen';
import type { Database } from '#platform/database';
import type { Asked } from './asked.ts';
import {
  companyName,
  groupNames,
  groupsOf,
  ownStores,
  type SalesReach,
  storeName,
  storesOfCompany,
} from './sales-store.ts';

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
  if (kind === 'company') return ofCompany(db, own, no);
  const within = stores.filter(({ bgNo }) => bgNo === no).map(({ no: storeNo }) => storeNo);
  const [about] = await groupNames(db, [no]);
  return { stores: within, groups: [no], about };
}

/** A company is known by its stores alone: the person's own, or those of their groups where they have none. */
async function ofCompany(
  db: Database,
  own: SalesReach,
  companyNo: string,
): Promise<BoardReach | string> {
  const [name, within] = await Promise.all([
    companyName(db, companyNo),
    storesOfCompany(db, own, companyNo),
  ]);
  if (within.length === 0) return `您在${name}暂无门店，没有可以展示的经营数据`;
  const bgNos = new Set(within.map(({ bgNo }) => bgNo));
  return {
    stores: within.map(({ no }) => no),
    groups: own.groups.filter((group) => bgNos.has(group)),
    about: name,
  };
}

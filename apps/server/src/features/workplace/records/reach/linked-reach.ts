import type { RecordType } from '@portal/contract/records/record-type';
import { contextFields } from '@portal/contract/workplace/work-context';
import type { RawBuilder } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import { isTabScope, type ReachOf, type WideReachOf } from './record-reach.ts';

interface LinkedReachParts {
  db: Database;
  reachOf: ReachOf;
  wideReachOf: WideReachOf;
}

export type LinkedReach = ReturnType<typeof createLinkedReach>;

/**
 * Returns which records of a type a user reaches from a record that links to them: those of the tab's place where it has
 * one, of all places of the user where it has none.
 */
export function createLinkedReach({ db, reachOf, wideReachOf }: LinkedReachParts) {
  /** A tab that works for a store reaches what links to the group and the company of that store. */
  async function around(caller: Caller): Promise<Caller> {
    const { storeNo, bgNo, companyNo } = caller.context;
    if (storeNo === null || (bgNo !== null && companyNo !== null)) return caller;
    const store = await db
      .selectFrom('store')
      .where(ofTenant('store'))
      .where('store_no', '=', storeNo)
      .select(['bg_no', 'company_no'])
      .executeTakeFirstOrThrow();
    const context = { bgNo: bgNo ?? store.bg_no, companyNo: companyNo ?? store.company_no };
    return { ...caller, context: { ...caller.context, ...context } };
  }

  return async (type: RecordType, caller: Caller): Promise<RawBuilder<boolean>> => {
    const { scope } = type;
    if (!isTabScope(scope)) return (await reachOf(type, caller)).where;
    const within = scope === 'store' ? caller : await around(caller);
    const isChosen = within.context[contextFields[scope].member] !== null;
    const reach = isChosen ? reachOf(type, within) : wideReachOf(type, caller.session);
    return (await reach).where;
  };
}

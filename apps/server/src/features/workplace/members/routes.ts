import { listPurchases } from '@portal/contract/members/purchases';
import type { RecordType } from '@portal/contract/records/record-type';
import { members } from '@portal/crm/records/members';
import { slips } from '@portal/ors/records/slips';
import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { pageOf } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Caller } from '#platform/session/session.ts';
import { findMember, purchasesOf, sumsOf } from './store.ts';

interface Parts {
  db: Database;
  /** Matches the members that a user sees, of the group that the tab works for. */
  reachOfMembers: (caller: Caller) => Promise<RawBuilder<boolean>>;
  /** Refuses a user who does not see one of these fields. */
  requireShown: (
    type: RecordType,
    names: readonly string[],
    caller: Pick<Caller, 'session'>,
  ) => Promise<void>;
}

const shownOfMember = ['name', 'level'];
const shownOfSlips = ['kind', 'day', 'time', 'amount', 'list', 'units', 'payment', 'of', 'lines'];

/** Shows what a member bought, in all stores; a member whom the user does not see is not found. */
export function memberRoutes(
  app: FastifyInstance,
  { db, reachOfMembers, requireShown }: Parts,
): void {
  serve(app, listPurchases, async ({ member: asked, ...page }, caller) => {
    await requireShown(members, shownOfMember, caller);
    await requireShown(slips, shownOfSlips, caller);
    const reach = await reachOfMembers(caller);
    const member = (await findMember(db, { reach, member: asked })) ?? refuse('record.not-found');
    const [records, { total, ...sums }] = await Promise.all([
      purchasesOf(db, member.id, page),
      sumsOf(db, member.id),
    ]);
    return { ...pageOf(records, total, page), member, sums };
  });
}

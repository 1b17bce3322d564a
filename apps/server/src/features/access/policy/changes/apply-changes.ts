import { type ChangeKind, PolicyChange, rowOf } from '@portal/contract/policy/changes';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { actionStore } from './action-store.ts';
import { withGoneAlong } from './gone-along.ts';
import { menuItemStore, parkPaths } from './menu-item-store.ts';
import { heldStore, memberStore } from './pair-store.ts';
import { roleStore } from './role-store.ts';
import { keyText, type RowStores } from './row-store.ts';
import { dataRuleStore, fieldRuleStore } from './rule-stores.ts';
import { requireHeldHere } from './sound-menus.ts';

const stores: RowStores = {
  role: roleStore,
  'role-menu-item': heldStore({
    table: 'role_menu_item',
    role: 'role_code',
    other: 'menu_item_id',
  }),
  'role-action': heldStore({ table: 'role_action', role: 'role_code', other: 'action_code' }),
  member: memberStore,
  'data-rule': dataRuleStore,
  'field-rule': fieldRuleStore,
  'menu-item': menuItemStore,
  action: actionStore,
};

/** The order in which rows are put: those that others refer to come first, and are removed last. */
const order: readonly ChangeKind[] = [
  'menu-item',
  'action',
  'role',
  'role-menu-item',
  'role-action',
  'member',
  'data-rule',
  'field-rule',
];

/** One writer of the policy at a time and tenant, so that revisions have numbers without gaps. */
export const lockPolicy = (tx: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${advisoryLocks.policy}::int, ${tenantId()})`.execute(tx);

/** Returns the state now of the rows that changes are about, by `rowOf`. */
export async function readRows(
  db: Database,
  changes: readonly Pick<PolicyChange, 'kind' | 'key'>[],
): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  for (const kind of order) {
    const ofKind = changes.filter((change) => change.kind === kind);
    if (ofKind.length === 0) continue;
    const found = await stores[kind].read(
      db,
      ofKind.map(({ key }) => key),
    );
    for (const change of ofKind) rows.set(rowOf(change), found.get(keyText(change.key)) ?? null);
  }
  return rows;
}

/** Returns the rows that are no longer what the changes were made against. */
export async function conflictsOf(
  db: Database,
  changes: readonly PolicyChange[],
): Promise<string[]> {
  const now = await readRows(db, changes);
  return changes
    .filter((change) => !isDeepStrictEqual(now.get(rowOf(change)) ?? null, change.before))
    .map(rowOf);
}

/**
 * Brings the tables of the policy to the state after some changes, in a transaction. Rows are made before others go: an
 * item that is moved out of a removed one stays. What goes along with a removed row is among the changes it returns, so
 * that their inverse brings everything back.
 */
export async function applyChanges(
  tx: Database,
  changes: readonly PolicyChange[],
): Promise<PolicyChange[]> {
  const all = await withGoneAlong(tx, stores, changes);
  const removed = (kind: ChangeKind) =>
    all.flatMap((change) => (change.kind === kind && change.after === null ? change.key[0] : []));
  await requireHeldHere(tx, { items: removed('menu-item'), actions: removed('action') });
  await parkPaths(
    tx,
    all.flatMap(({ kind, key }) => (kind === 'menu-item' ? key : [])),
  );
  await putRows(tx, all);
  for (const kind of order.toReversed()) {
    const gone = all.filter((change) => change.kind === kind && change.after === null);
    if (gone.length > 0) {
      await stores[kind].remove(
        tx,
        gone.map(({ key }) => key),
      );
    }
  }
  return all;
}

/** Makes rows; one that refers to something removed meanwhile refuses all. */
async function putRows(tx: Database, all: readonly PolicyChange[]): Promise<void> {
  for (const kind of order) {
    const put = all.filter((change) => change.kind === kind && change.after !== null);
    if (put.length > 0) {
      const rows = put.map(({ key, after }) => ({ key, value: after }));
      await stores[kind].put(tx, rows).catch(refuseMissing);
    }
  }
}

function refuseMissing(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error;
  refuse('policy.unknown-row', { cause: error });
}

/** Returns the changes that bring back what was there before some others. */
export const inverseOf = (changes: readonly PolicyChange[]): PolicyChange[] =>
  changes.map((change) =>
    PolicyChange.parse({ ...change, before: change.after, after: change.before }),
  );

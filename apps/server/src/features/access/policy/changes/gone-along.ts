import { type ChangeKind, PolicyChange, rowOf } from '@portal/contract/policy/changes';
import { itemsBelow } from '@portal/contract/policy/menu-overlay';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { readActions } from './action-store.ts';
import { readMenuItems } from './menu-item-store.ts';
import { keyText, type RowStores } from './row-store.ts';

type Key = readonly string[];

const removedOf = (kind: ChangeKind, changes: readonly PolicyChange[]): string[] =>
  changes.flatMap((change) => (change.kind === kind && change.after === null ? change.key[0] : []));

/**
 * Adds what goes along with rows that are removed, in place of other changes to it: what a role held and showed, and who
 * held it; the items below an item, and what roles held of them; the place of actions that were on them.
 */
export async function withGoneAlong(
  tx: Database,
  stores: RowStores,
  changes: readonly PolicyChange[],
): Promise<PolicyChange[]> {
  const roles = new Set(removedOf('role', changes));
  const items = new Set(await removedItems(tx, changes));
  const actions = new Set(removedOf('action', changes));

  const isGone = (change: PolicyChange): boolean => {
    const [first, second = ''] = change.key;
    if (change.kind === 'menu-item') return change.after !== null && items.has(first);
    if (change.kind === 'role' || change.kind === 'action') return false;
    if (roles.has(first)) return true;
    if (change.kind === 'role-menu-item') return items.has(second);
    return change.kind === 'role-action' && actions.has(second);
  };
  const kept = changes.filter((change) => !isGone(change));
  const known = new Set(kept.map(rowOf));
  const gone = async (kind: ChangeKind, keys: readonly Key[]): Promise<PolicyChange[]> => {
    const states = await stores[kind].read(tx, keys);
    return keys.flatMap((key) => {
      const before = states.get(keyText(key));
      // What the same changes would make below something removed was never there.
      return before === undefined ? [] : PolicyChange.parse({ kind, key, before, after: null });
    });
  };
  const along = [
    ...(await gone(
      'menu-item',
      [...items].map((id) => [id]),
    )),
    ...(await gone('role-menu-item', await holdersOf(tx, 'role_menu_item', [...items]))),
    ...(await gone('role-action', await holdersOf(tx, 'role_action', [...actions]))),
    ...(items.size > 0 ? await strayActions(tx, items) : []),
  ];
  for (const code of roles) {
    for (const kind of rowsOfRoles) {
      along.push(...(await gone(kind, (await stores[kind].ofRole?.(tx, code)) ?? [])));
    }
  }
  const added = new Map(
    along.flatMap((change) => (known.has(rowOf(change)) ? [] : [[rowOf(change), change] as const])),
  );
  return [...kept, ...added.values()];
}

const rowsOfRoles: readonly ChangeKind[] = [
  'role-menu-item',
  'role-action',
  'member',
  'data-rule',
  'field-rule',
];

/** The items that are removed and all below them, without those that are moved elsewhere. */
async function removedItems(tx: Database, changes: readonly PolicyChange[]): Promise<string[]> {
  const removed = new Set(removedOf('menu-item', changes));
  if (removed.size === 0) return [];
  const items = await readMenuItems(tx);
  for (const change of changes) {
    if (change.kind === 'menu-item' && change.after) items.set(change.key[0], change.after);
  }
  return [...removed, ...itemsBelow(items, removed)];
}

/** Returns the keys of what roles of the tenant hold of some items or actions. */
async function holdersOf(
  tx: Database,
  table: 'role_menu_item' | 'role_action',
  keys: readonly string[],
): Promise<Key[]> {
  if (keys.length === 0) return [];
  const held = sql.ref(table === 'role_action' ? 'action_code' : 'menu_item_id');
  const { rows } = await sql<{ role: string; key: string }>`
    select role_code as role, ${held} as key from ${sql.table(table)}
    where ${ofTenant(table)} and ${held} = any(${keys}) order by 1, 2`.execute(tx);
  return rows.map(({ role, key }) => [role, key]);
}

async function strayActions(tx: Database, items: ReadonlySet<string>): Promise<PolicyChange[]> {
  return [...(await readActions(tx))].flatMap(([code, before]) =>
    before.menuItemId !== null && items.has(before.menuItemId)
      ? PolicyChange.parse({
          kind: 'action',
          key: [code],
          before,
          after: { ...before, menuItemId: null },
        })
      : [],
  );
}

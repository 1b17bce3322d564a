import type { PolicyChange } from '@portal/contract/policy/changes';
import { menuActions } from '@portal/contract/policy/menu-values';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { requireAdministered } from './administered-scope.ts';
import { hasWiderRules } from './own-rules.ts';

/**
 * Refuses changes to rights that their author does not hold. It is asked when a change comes into a draft and again when
 * the draft is published, since an author may lose rights in between. `all` has the other changes of the draft, too: an
 * item that it makes is its author's to give.
 */
export async function requireOwnScope(
  db: Database,
  authorId: string,
  changes: readonly PolicyChange[],
  all: readonly PolicyChange[] = changes,
): Promise<void> {
  if (await holdsAll(db, authorId)) return;
  await requireAdministered(db, authorId, changes);
  const touched = touchedIn(changes, all);
  // Whoever gives a role to somebody, or takes it away, gives or takes all that it holds.
  const roles = changes.flatMap(({ kind, key, after }) =>
    kind === 'member' || (kind === 'role' && after === null) ? [key[0]] : [],
  );
  const { rows } = await sql<{ is_wider: boolean }>`
    with own as (
      select role_code from person_role
      where person_role.tenant_id = ${tenantId()} and person_id = ${authorId}
    ), items as (
      select menu_item_id from held_menu_item
      where held_menu_item.tenant_id = ${tenantId()} and role_code in (select role_code from own)
    ), actions as (
      select action_code from held_action
      where held_action.tenant_id = ${tenantId()} and role_code in (select role_code from own)
    )
    select exists (
      (select unnest(${touched.items}::text[])
       union select menu_item_id from held_menu_item
       where held_menu_item.tenant_id = ${tenantId()} and role_code = any(${roles}))
      except select menu_item_id from items
    ) or exists (
      (select unnest(${touched.actions}::text[])
       union select action_code from held_action
       where held_action.tenant_id = ${tenantId()} and role_code = any(${roles}))
      except select action_code from actions
    ) as is_wider`.execute(db);
  if (rows[0]?.is_wider !== false || (await hasWiderRules(db, authorId, changes))) {
    refuse('policy.wider-scope');
  }
}

/** The items and actions that changes give, take or change; whoever touches menus has to hold the right to that, too. */
function touchedIn(changes: readonly PolicyChange[], all: readonly PolicyChange[]) {
  const made = new Set(
    all.flatMap(({ kind, key, before }) => (kind === 'menu-item' && before === null ? key[0] : [])),
  );
  const items: string[] = [];
  const actions: string[] = [];
  for (const change of changes) {
    const [first, second = ''] = change.key;
    if (change.kind === 'role-menu-item') items.push(second);
    if (change.kind === 'role-action') actions.push(second);
    if (change.kind === 'menu-item') {
      items.push(first);
      actions.push(menuActions.edit, ...guardsOf(change));
    }
    if (change.kind === 'action') {
      actions.push(menuActions.edit);
      if (change.before) actions.push(first);
    }
  }
  return { items: items.filter((id) => !made.has(id)), actions };
}

/** The actions by which an item becomes more or less open than it was. */
function guardsOf({ before, after }: Extract<PolicyChange, { kind: 'menu-item' }>): string[] {
  if (before?.permission === after?.permission) return [];
  return [before?.permission, after?.permission].filter((code) => typeof code === 'string');
}

async function holdsAll(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from person_role join role
        on role.tenant_id = person_role.tenant_id and role.code = role_code
      where person_role.tenant_id = ${tenantId()} and role.tenant_id = ${tenantId()}
        and person_id = ${personId} and holds_all
    ) as holds`.execute(db);
  return rows[0]?.holds === true;
}

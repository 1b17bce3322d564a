import type { ChangeKind, PolicyChange } from '@portal/contract/policy/changes';
import { withMenuChanges } from '@portal/contract/policy/menu-overlay';
import { actionProblem, type KnownMenus, menuProblems } from '@portal/contract/policy/menu-rules';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { readActions } from './action-store.ts';
import { readMenuItems } from './menu-item-store.ts';

/** The tenant in which the menus of an installation are changed. */
const defaultTenant = 0;

const isOfMenus = ({ kind }: { kind: ChangeKind }): boolean =>
  kind === 'menu-item' || kind === 'action';

/** Reads the menu items and actions of a system, or all. */
export async function readKnownMenus(db: Database, system?: SubsystemKey): Promise<KnownMenus> {
  const [items, actions] = [await readMenuItems(db, system), await readActions(db, system)];
  return { items, actions };
}

/** Refuses changes of a draft by which menus would not be sound. */
export async function requireSoundDraft(
  db: Database,
  changes: readonly PolicyChange[],
): Promise<void> {
  if (!changes.some(isOfMenus)) return;
  if (tenantId() !== defaultTenant) refuse('policy.other-tenants-menu');
  const now = await readKnownMenus(db);
  const known = withMenuChanges(now, changes);
  requireSound(changes, known);
  await requireHeldHere(db, {
    items: missingIn(known.items, now.items),
    actions: missingIn(known.actions, now.actions),
  });
}

const missingIn = (left: ReadonlyMap<string, unknown>, all: ReadonlyMap<string, unknown>) =>
  [...all.keys()].filter((key) => !left.has(key));

/**
 * Refuses changes that were just applied if menus are not sound with them: two drafts may be right, each by itself, and
 * together move an item below itself.
 */
export async function requireSoundMenus(
  tx: Database,
  changes: readonly PolicyChange[],
): Promise<void> {
  if (!changes.some(isOfMenus)) return;
  requireSound(changes, await readKnownMenus(tx));
}

function requireSound(changes: readonly PolicyChange[], known: KnownMenus): void {
  for (const change of changes) {
    const problem = problemOf(change, known);
    if (problem !== undefined) refuse('policy.menu-item', { message: problem });
  }
}

function problemOf(change: PolicyChange, known: KnownMenus): string | undefined {
  const [key] = change.key;
  if (change.kind === 'action') {
    if (change.after) {
      const problem = actionProblem(key, change.after, change.before, known);
      return problem && `${key}：${problem}`;
    }
    const asking = [...known.items.values()].find(({ permission }) => permission === key);
    return asking && `菜单「${asking.title}」还需要按钮权限 ${key}`;
  }
  if (change.kind !== 'menu-item') return undefined;
  if (change.after && known.items.has(key)) {
    const item = { id: key, value: change.after };
    const [problem] = Object.values(menuProblems(item, change.before, known));
    if (problem !== undefined) return `「${change.after.title}」：${problem}`;
  }
  return lostRedirect(change, known);
}

/** An item that redirects to the path of one that is gone. */
function lostRedirect(
  { before }: Extract<PolicyChange, { kind: 'menu-item' }>,
  { items }: KnownMenus,
): string | undefined {
  if (!before) return undefined;
  const ofSystem = [...items.values()].filter(({ system }) => system === before.system);
  if (ofSystem.some(({ path }) => path === before.path)) return undefined;
  const leading = ofSystem.find(({ redirect }) => redirect === before.path);
  return leading && `「${leading.title}」重定向到「${before.title}」，请先修改它`;
}

/** Refuses to remove what roles of other tenants hold: no revision of this one would bring it back to them. */
export async function requireHeldHere(
  db: Database,
  { items, actions }: Record<'items' | 'actions', readonly string[]>,
): Promise<void> {
  if (items.length + actions.length === 0) return;
  const own = tenantId();
  await eachTenant(db, async (tenant) => {
    if (tenant === own) return;
    const { rows } = await sql<{ held: boolean }>`
      select exists (
        select from role_menu_item
        where ${ofTenant('role_menu_item')} and menu_item_id = any(${[...items]})
      ) or exists (
        select from role_action
        where ${ofTenant('role_action')} and action_code = any(${[...actions]})
      ) as held`.execute(db);
    if (rows[0]?.held) refuse('policy.held-elsewhere');
  });
}

import type { Reason, Remark } from '@portal/contract/access/explain';
import type { Database } from '#platform/database/database.ts';
import { findAction, rolesInSystem, rolesWithAction, rolesWithItem } from './store.ts';
import { chainTo, isInMenu, type StoredPage, type MenuView } from './menu-view.ts';

/**
 * Returns the reasons why a page is not in the user's menu or cannot be opened from it; none if it can. Follows the
 * rules that make the menu (`permissions/menu-tree.ts`), from the top down.
 */
export async function pageReasons(
  db: Database,
  page: StoredPage,
  view: MenuView,
): Promise<Reason[]> {
  if (isInMenu(view.menu, page.id)) return unopenable(page);
  const missing = await missingActions(db, chainTo(page, view.items), view);
  if (page.granted && missing.length === 0) {
    return [{ kind: page.published ? 'empty-folder' : 'not-published' }];
  }
  if (page.granted) return missing;
  const roles = await rolesWithItem(db, page.id);
  const unheld: Reason = { kind: 'no-role', roles };
  return [...(await emptyMenu(db, page, view)), unheld, ...missing];
}

/** Returns the reason why an item in the menu still has no page (spec section 2). */
function unopenable({ route_flag, component }: StoredPage): Reason[] {
  if (/^modules\/online\/(?:cgform|cgreport|graphreport)\//.test(component)) {
    return [{ kind: 'form-builder' }];
  }
  return route_flag === '0' ? [{ kind: 'no-page' }] : [];
}

async function missingActions(
  db: Database,
  chain: StoredPage[],
  view: MenuView,
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  for (const { permission: code, title: on } of chain) {
    if (code === null || view.allowed.has(code)) continue;
    const [action, roles] = await Promise.all([findAction(db, code), rolesWithAction(db, code)]);
    const describe = action?.describe ?? code;
    reasons.push({ kind: 'action-asked', on, action: code, describe, roles });
  }
  return reasons;
}

async function emptyMenu(db: Database, page: StoredPage, view: MenuView): Promise<Reason[]> {
  if (view.menu.length > 0) return [];
  const system = page.path.split('/')[1] ?? '';
  return [{ kind: 'no-menu', roles: await rolesInSystem(db, system) }];
}

/** Returns remarks about a page the user can open. */
export function pageRemarks(page: StoredPage, view: MenuView): Remark[] {
  const remarks: Remark[] = [];
  if (chainTo(page, view.items).some(({ hidden }) => hidden)) remarks.push({ kind: 'hidden' });
  if (/^layouts\/(?!Iframe)/.test(page.component)) remarks.push({ kind: 'folder' });
  if (page.opens_new_window) remarks.push({ kind: 'new-window' });
  return remarks;
}

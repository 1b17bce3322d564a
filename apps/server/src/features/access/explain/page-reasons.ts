import type { Reason, Remark } from '@portal/contract/access/explain';
import type { Database } from '#platform/database';
import { findAction, rolesInSystem, rolesWithAction, rolesWithItem } from './store.ts';
import { chainTo, isInMenu, type StoredPage, type View } from './menu-view.ts';

/**
 * Why a page is not in somebody's menu, or cannot be opened from it; nothing where it can. It follows the rules by
 * which the menu is made (`permissions/menu-tree.ts`), from the top down.
 */
export async function pageReasons(db: Database, page: StoredPage, view: View): Promise<Reason[]> {
  if (isInMenu(view.menu, page.id)) return unopenable(page);
  const asked = await actionsAsked(db, chainTo(page, view.items), view);
  if (page.granted) return asked.length > 0 ? asked : [{ kind: 'empty-folder' }];
  const roles = await rolesWithItem(db, page.id);
  const unheld: Reason = { kind: 'no-role', roles };
  return [...(await emptyMenu(db, page, view)), unheld, ...asked];
}

/** In the menu, and no page of ours all the same (spec section 2). */
function unopenable({ route_flag, component }: StoredPage): Reason[] {
  if (/^modules\/online\/(?:cgform|cgreport|graphreport)\//.test(component)) {
    return [{ kind: 'form-builder' }];
  }
  return route_flag === '0' ? [{ kind: 'no-page' }] : [];
}

async function actionsAsked(db: Database, chain: StoredPage[], view: View): Promise<Reason[]> {
  const reasons: Reason[] = [];
  for (const { permission: code, title: on } of chain) {
    if (code === null || view.allowed.has(code)) continue;
    const [action, roles] = await Promise.all([findAction(db, code), rolesWithAction(db, code)]);
    const describe = action?.describe ?? code;
    reasons.push({ kind: 'action-asked', on, action: code, describe, roles });
  }
  return reasons;
}

async function emptyMenu(db: Database, page: StoredPage, view: View): Promise<Reason[]> {
  if (view.menu.length > 0) return [];
  const system = page.path.split('/')[1] ?? '';
  return [{ kind: 'no-menu', roles: await rolesInSystem(db, system) }];
}

/** What to know of a page one can open. */
export function pageRemarks(page: StoredPage, view: View): Remark[] {
  const remarks: Remark[] = [];
  if (chainTo(page, view.items).some(({ hidden }) => hidden)) remarks.push({ kind: 'hidden' });
  if (/^layouts\/(?!Iframe)/.test(page.component)) remarks.push({ kind: 'folder' });
  if (page.opens_new_window) remarks.push({ kind: 'new-window' });
  return remarks;
}

import type { MenuItem } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database/database.ts';
import { type Branch, isFolder, menuTree, visibleBranches } from './menu-tree.ts';
import { allowedActions, readItems, readMenu } from './store.ts';

type Item = Awaited<ReturnType<typeof readItems>>[number];

/** Reads the items of a system once, and finds the pages of its menu for any rights among them. */
export async function readMenuMaker(db: Database, system: SubsystemKey) {
  const items = await readItems(db, system);
  const places = new Map(items.map((item, nth) => [item.id, { item, nth }]));
  const byParent = Map.groupBy(items, (item) => item.parent_id);
  const isParent = (id: string) => byParent.has(id);

  /** Returns some items and those above them, by parent and in order: few of thousands are held by a set of roles. */
  function around(ids: Iterable<string>): Map<string | null, Item[]> {
    const found = new Set<{ item: Item; nth: number }>();
    for (const id of ids) {
      let place = places.get(id);
      while (place && !found.has(place)) {
        found.add(place);
        place = places.get(place.item.parent_id ?? '');
      }
    }
    const inOrder = [...found].toSorted((a, b) => a.nth - b.nth).map(({ item }) => item);
    return Map.groupBy(inOrder, (item) => item.parent_id);
  }

  return {
    ids: items.map(({ id }) => id),
    /** Codes of the actions that items ask for. */
    asked: items.flatMap(({ permission }) => permission ?? []),
    /** Returns the pages among held items, or among all where everything is held. */
    pages: (held: ReadonlySet<string> | 'all', allowed: ReadonlySet<string>): Item[] =>
      pagesIn(
        visibleBranches({
          byParent: held === 'all' ? byParent : around(held),
          isParent,
          isGranted: ({ id }) => held === 'all' || held.has(id),
          allowed,
        }),
      ),
  };
}

/** Leaves out folders: they show nothing but what is below them. */
const pagesIn = (branches: readonly Branch<Item>[]): Item[] =>
  branches.flatMap(({ item, children }) => {
    const below = pagesIn(children);
    return isFolder(item) && children.length > 0 ? below : [item, ...below];
  });

/** Returns the menu that somebody with these roles gets in a system. */
export async function menuOfRoles(
  db: Database,
  roles: string[],
  system: SubsystemKey,
): Promise<MenuItem[]> {
  const allowed = await allowedActions(db, roles);
  return menuTree(await readMenu(db, system, roles), { allowed, actions: [] });
}

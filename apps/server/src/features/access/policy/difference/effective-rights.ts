import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { MenuMaker, RoleRights, Snapshot } from './snapshot.ts';

/** A page of a menu as somebody has it. */
interface HeldPage {
  system: SubsystemKey;
  path: string;
  title: string;
}

type Pages = ReadonlyMap<string, HeldPage>;

export interface EffectiveRights {
  /** By system, and in it by the id of the menu item; pages alone, no folders. */
  pages: ReadonlyMap<SubsystemKey, Pages>;
  actions: ReadonlySet<string>;
}

/**
 * Answers permission questions out of a snapshot, with the menu tree that answers them for sessions. A menu is made once
 * for all sets of roles that have the same part in its system: 20,000 people have some dozens of these.
 */
export function rightsIn({ menus, actions, roles }: Omit<Snapshot, 'rules'>) {
  const everything = new Set(actions.map(({ code }) => code));
  const openCodes = actions.flatMap(({ code, isOpen }) => (isOpen ? [code] : []));
  const systems = [...menus].map(
    ([system, maker]) => [system, pagesOfSystem(system, maker, roles)] as const,
  );
  const made = new Map<string, EffectiveRights>();

  function rightsOf(own: readonly string[]): EffectiveRights {
    const held = own.flatMap((code) => roles.get(code) ?? []);
    const allowed = held.some(({ holdsAll }) => holdsAll)
      ? everything
      : new Set([...openCodes, ...held.flatMap((role) => [...role.actions])]);
    const pages = new Map(systems.map(([system, pagesOf]) => [system, pagesOf(own, allowed)]));
    return { pages, actions: allowed };
  }

  return (own: readonly string[]): EffectiveRights => {
    const key = own.join('\n');
    const rights = made.get(key) ?? rightsOf(own);
    made.set(key, rights);
    return rights;
  };
}

/** Finds the pages of a system that sets of roles have. */
function pagesOfSystem(
  system: SubsystemKey,
  { ids, asked, pages }: MenuMaker,
  roles: ReadonlyMap<string, RoleRights>,
) {
  const [items, codes] = [new Set(ids), new Set(asked)];
  const isRelevant = (role: RoleRights): boolean =>
    role.holdsAll ||
    [...role.items].some((id) => items.has(id)) ||
    [...role.actions].some((action) => codes.has(action));
  const relevant = new Set([...roles].flatMap(([code, role]) => (isRelevant(role) ? code : [])));
  const made = new Map<string, Pages>();

  function pagesOf(own: readonly string[], allowed: ReadonlySet<string>): Pages {
    const held = own.flatMap((code) => roles.get(code) ?? []);
    const all = new Set(held.flatMap((role) => [...role.items]));
    const found = pages(held.some((role) => role.holdsAll) ? 'all' : all, allowed);
    return new Map(found.map(({ id, path, title }) => [id, { system, path, title }]));
  }

  return (all: readonly string[], allowed: ReadonlySet<string>): Pages => {
    const own = all.filter((code) => relevant.has(code));
    const key = own.join('\n');
    const known = made.get(key) ?? pagesOf(own, allowed);
    made.set(key, known);
    return known;
  };
}

import type { MenuItem } from '@portal/contract/access/permissions';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import { createMemo } from '#platform/cache/memo.ts';
import type { EncodedContent } from '#platform/files/encoded-content.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import { type Grants, prepareAnswers } from './prepared-answers.ts';
import { type HeldRules, joinRules, readRules } from '#platform/policy/data-rules.ts';
import { menuTree } from './menu-tree.ts';
import {
  allowedActions,
  enabledSystems,
  readMenu,
  roleCodesOf,
  systemOfItem,
  systemsWithMenu,
} from './store.ts';

type PermissionHolder = Pick<Session, 'personId'>;

export interface HeldItem {
  item: MenuItem;
  system: SubsystemKey;
}

export type Permissions = ReturnType<typeof createPermissions>;

/** The size of the cache of prepared menus in bytes, over all encodings. */
const maxPreparedBytes = 48 * 1_048_576;
const maxCachedGrants = 200_000;
const maxCachedUsers = 20_000;
/** Items of menus, some 500 bytes each; a set of roles has up to 400 over all systems. */
const maxCachedItems = 100_000;

/** Results that are kept per tenant and set of roles; `systems` are those of the installation. */
const createCaches = () => ({
  systems: createMemo<ReadonlySet<string>>({ most: 1 }),
  roleSets: createTenantMemo<string[]>({ most: maxCachedUsers }),
  grants: createTenantMemo<Grants>({
    most: maxCachedGrants,
    weigh: ({ actions }) => 1 + actions.size,
  }),
  rules: createTenantMemo<HeldRules>({
    most: maxCachedGrants,
    weigh: ({ byType }) => 1 + byType.size,
  }),
  answers: createTenantMemo<EncodedContent>({
    most: maxPreparedBytes,
    weigh: ({ size }) => size,
  }),
  menus: createTenantMemo<readonly MenuItem[]>({
    most: maxCachedItems,
    weigh: (items) => 1 + items.length,
  }),
});

/**
 * Answers permission questions: menus, pages and actions of a user. All of it follows from the roles, so it is computed
 * once per tenant and set of roles, and cached until an administrator changes something (an epoch rises).
 */
export function createPermissions(parts: { db: Database; epochs: Epochs; clock: Clock }) {
  const { db, epochs, clock } = parts;
  const { systems, roleSets, grants, rules, menus, answers } = createCaches();
  const answer = prepareAnswers({ db, clock });
  const version = () => `${epochs.of('permission')}.${epochs.of('menu')}`;

  async function grantsOf({ personId }: PermissionHolder): Promise<Grants> {
    const roles = await roleSets.get(epochs.of('permission'), personId, () =>
      roleCodesOf(db, personId),
    );
    return grants.get(version(), JSON.stringify(roles), () => readGrants(db, roles));
  }

  const enabledNow = () => systems.get(epochs.of('menu'), 'enabled', () => enabledSystems(db));

  async function requireEnabled(system: SubsystemKey): Promise<void> {
    if (!(await enabledNow()).has(system)) refuse('subsystem.disabled');
  }

  return {
    /** Returns menu and actions of a user in a subsystem (spec section 4), ready to send; empty if there are none. */
    async prepared(user: PermissionHolder, system: SubsystemKey): Promise<EncodedContent> {
      await requireEnabled(system);
      const own = await grantsOf(user);
      const key = JSON.stringify([system, own.roles]);
      return answers.get(version(), key, () => answer.ofSystem(own, system));
    },

    /** Finds a menu item and its subsystem, if it is in the user's menu and the subsystem is enabled. */
    async findItem(user: PermissionHolder, id: string): Promise<HeldItem | undefined> {
      const system = await systemOfItem(db, id);
      if (system === undefined || !isSubsystemKey(system)) return undefined;
      if (!(await enabledNow()).has(system)) return undefined;
      const { roles, actions: allowed } = await grantsOf(user);
      const menu = menuTree(await readMenu(db, system, roles), { allowed, actions: [] });
      const item = findInMenu(menu, id);
      return item && { item, system };
    },

    /**
     * Returns the items of a user's menu in a subsystem, those below others too, in its order. To-dos and links ask for
     * it of each record type: 124 times a call.
     */
    itemsOf: async (user: PermissionHolder, system: SubsystemKey): Promise<readonly MenuItem[]> => {
      const own = await grantsOf(user);
      return menus.get(version(), JSON.stringify([system, own.roles]), async () =>
        itemsBelow((await answer.view(own, system)).menu),
      );
    },

    /** Returns every page of the user's menus in subsystems they can enter, ready to send. */
    async preparedPages(user: PermissionHolder): Promise<EncodedContent> {
      const own = await grantsOf(user);
      return answers.get(version(), JSON.stringify(own.roles), () => answer.ofPages(own));
    },

    mayAct: async (user: PermissionHolder, action: string): Promise<boolean> =>
      (await grantsOf(user)).actions.has(action),

    /** Returns the data rules and field rules of a user's roles. */
    async rulesOf(user: PermissionHolder): Promise<HeldRules> {
      const { roles } = await grantsOf(user);
      return rules.get(version(), JSON.stringify(roles), async () =>
        joinRules(await readRules(db, roles)),
      );
    },

    /** Returns the codes of all actions a user may take. */
    actionsOf: async (user: PermissionHolder): Promise<ReadonlySet<string>> =>
      (await grantsOf(user)).actions,

    /** Returns the subsystems in which a user has a menu, enabled or not. */
    permittedSystems: async (user: PermissionHolder): Promise<ReadonlySet<SubsystemKey>> =>
      (await grantsOf(user)).systems,

    /** Returns all items with the user's menu and grants, to explain access; also for disabled subsystems. */
    async viewOf(user: PermissionHolder, system: SubsystemKey) {
      const own = await grantsOf(user);
      return { roles: own.roles, allowed: own.actions, ...(await answer.view(own, system)) };
    },

    /** Returns the same as it would be if the user had one role more. */
    async viewWith(user: PermissionHolder, role: string, system: SubsystemKey) {
      const held = await grantsOf(user);
      const roles = [...new Set([...held.roles, role])].toSorted();
      const own = await grants.get(version(), JSON.stringify(roles), () => readGrants(db, roles));
      return { roles, allowed: own.actions, ...(await answer.view(own, system)) };
    },

    /** Refuses a user without a menu in the subsystem, and everyone while it is disabled. */
    async requireMenu(user: PermissionHolder, system: SubsystemKey): Promise<void> {
      await requireEnabled(system);
      if (!(await grantsOf(user)).systems.has(system)) refuse('subsystem.no-menu');
    },
  };
}

async function readGrants(db: Database, roles: string[]): Promise<Grants> {
  const actions = await allowedActions(db, roles);
  return { roles, actions, systems: await systemsWithMenu(db, roles, actions) };
}

const itemsBelow = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...itemsBelow(item.children ?? [])]);

function findInMenu(menu: readonly MenuItem[], id: string): MenuItem | undefined {
  for (const item of menu) {
    const found = item.id === id ? item : findInMenu(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

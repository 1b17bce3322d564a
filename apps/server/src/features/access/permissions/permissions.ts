import type { MenuItem } from '@portal/contract/access/permissions';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import { createTenantMemo } from '#platform/tenant-memo';
import { createMemo } from '#platform/memo';
import type { Prepared } from '#platform/prepared';
import { refuse } from '#platform/refuse';
import type { Session } from '#platform/session';
import { type Grants, prepareAnswers } from './prepared-answers.ts';
import { menuTree } from './menu-tree.ts';
import {
  allowedActions,
  enabledSystems,
  readMenu,
  roleCodesOf,
  systemOfItem,
  systemsWithMenu,
} from './store.ts';

type Who = Pick<Session, 'personId'>;

export interface HeldItem {
  item: MenuItem;
  system: SubsystemKey;
}

export type Permissions = ReturnType<typeof createPermissions>;

/** Menus made ready are kept up to so many bytes, in all their encodings. */
const answersMost = 48 * 1_048_576;
const grantsMost = 200_000;
const peopleMost = 20_000;

/**
 * Who may see and do what. All of it follows from the roles of a person, so it is worked out once for each set of
 * roles and kept, for each tenant by itself, until an administrator changes something (an epoch rises); the next call is under the new rule.
 */
export function createPermissions(parts: { db: Database; epochs: Epochs; clock: Clock }) {
  const { db, epochs, clock } = parts;
  const systems = createMemo<ReadonlySet<string>>({ most: 1 });
  const roleSets = createTenantMemo<string[]>({ most: peopleMost });
  const grants = createTenantMemo<Grants>({
    most: grantsMost,
    weigh: ({ actions }) => 1 + actions.size,
  });
  const answers = createTenantMemo<Prepared>({ most: answersMost, weigh: ({ size }) => size });
  const answer = prepareAnswers({ db, clock });
  const version = () => `${epochs.of('permission')}.${epochs.of('menu')}`;

  async function grantsOf({ personId }: Who): Promise<Grants> {
    const roles = await roleSets.get(epochs.of('permission'), personId, () =>
      roleCodesOf(db, personId),
    );
    return grants.get(version(), JSON.stringify(roles), () => readGrants(db, roles));
  }

  const enabledNow = () => systems.get(epochs.of('menu'), 'enabled', () => enabledSystems(db));

  async function insistOnEnabled(system: SubsystemKey): Promise<void> {
    if (!(await enabledNow()).has(system)) refuse('subsystem.disabled');
  }

  return {
    /** Menu and actions of a person in a subsystem (spec section 4), ready to be sent; empty where they have none. */
    async prepared(who: Who, system: SubsystemKey): Promise<Prepared> {
      await insistOnEnabled(system);
      const own = await grantsOf(who);
      const key = JSON.stringify([system, own.roles]);
      return answers.get(version(), key, () => answer.ofSystem(own, system));
    },

    /** A menu item and the subsystem it is of, if it is in the person's menu and the subsystem is open. */
    async findItem(who: Who, id: string): Promise<HeldItem | undefined> {
      const system = await systemOfItem(db, id);
      if (system === undefined || !isSubsystemKey(system)) return undefined;
      if (!(await enabledNow()).has(system)) return undefined;
      const { roles, actions: allowed } = await grantsOf(who);
      const menu = menuTree(await readMenu(db, system, roles), { allowed, actions: [] });
      const item = itemIn(menu, id);
      return item && { item, system };
    },

    /** Every page the menus show a person, over all systems they can enter in the portal; ready to be sent. */
    async preparedPages(who: Who): Promise<Prepared> {
      const own = await grantsOf(who);
      return answers.get(version(), JSON.stringify(own.roles), () => answer.ofPages(own));
    },

    mayAct: async (who: Who, action: string): Promise<boolean> =>
      (await grantsOf(who)).actions.has(action),

    /** The subsystems a person has a menu in, whether or not they are enabled. */
    permittedSystems: async (who: Who): Promise<ReadonlySet<SubsystemKey>> =>
      (await grantsOf(who)).systems,

    /** The same view with the grants it follows from, for whoever has to say why; whether or not it is enabled. */
    async viewOf(who: Who, system: SubsystemKey) {
      const own = await grantsOf(who);
      return { roles: own.roles, allowed: own.actions, ...(await answer.view(own, system)) };
    },

    /** Turns away whoever has no menu in the subsystem, and everybody while it is disabled. */
    async insistOnMenu(who: Who, system: SubsystemKey): Promise<void> {
      await insistOnEnabled(system);
      if (!(await grantsOf(who)).systems.has(system)) refuse('subsystem.no-menu');
    },
  };
}

async function readGrants(db: Database, roles: string[]): Promise<Grants> {
  const actions = await allowedActions(db, roles);
  return { roles, actions, systems: await systemsWithMenu(db, roles, actions) };
}

function itemIn(menu: readonly MenuItem[], id: string): MenuItem | undefined {
  for (const item of menu) {
    const found = item.id === id ? item : itemIn(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

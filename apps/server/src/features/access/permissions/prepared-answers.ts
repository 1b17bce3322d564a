import { fewestMenuItems } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { visibleMenu, visiblePages } from '@portal/contract/access/visible-menu';
import { mainAnswer } from '#platform/http/response.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { EncodedContent } from '#platform/files/encoded-content.ts';
import { fieldRulesIn, joinRules, readRules } from '#platform/policy/data-rules.ts';
import { menuTree } from './menu-tree.ts';
import { actionToWire, heldActionToWire, pageToWire } from './to-wire.ts';
import { readActions, readMenu, systemsOfPortal } from './store.ts';

/** The roles of a user and everything these grant, over all subsystems. */
export interface Grants {
  roles: string[];
  actions: ReadonlySet<string>;
  systems: ReadonlySet<SubsystemKey>;
}

/** Prepares the responses that all users with the same roles share. */
export function prepareAnswers({ db, clock }: { db: Database; clock: Clock }) {
  async function view({ roles, actions: allowed }: Grants, system: SubsystemKey) {
    const [items, actions] = await Promise.all([
      readMenu(db, system, roles),
      readActions(db, system, roles),
    ]);
    return { items, actions, menu: menuTree(items, { allowed, actions }) };
  }

  return {
    /** Returns all items and actions of a subsystem, and the menu these grants give. */
    view,

    /** Prepares menu and actions in one subsystem. */
    async ofSystem(grants: Grants, system: SubsystemKey): Promise<EncodedContent> {
      const { menu, actions } = await view(grants, system);
      const fieldRules = fieldRulesIn(joinRules(await readRules(db, grants.roles)), system);
      const result = {
        menu,
        auth: actions.filter(({ held }) => held).map(heldActionToWire),
        allAuth: actions.map(actionToWire),
        ...(fieldRules && { fieldRules }),
      };
      return EncodedContent.from(mainAnswer(result, clock.now()));
    },

    /** Prepares every page of the menus of all subsystems the user can enter in the portal. */
    async ofPages(grants: Grants): Promise<EncodedContent> {
      const permitted = (await systemsOfPortal(db)).filter((system) => grants.systems.has(system));
      const menus = await Promise.all(
        permitted.map(async (system) => ({ system, ...(await view(grants, system)) })),
      );
      // A subsystem with fewer items cannot be entered, so its pages must not be found either.
      const entered = menus.filter(({ menu }) => menu.length >= fewestMenuItems);
      const pages = entered.flatMap(({ system, menu }) =>
        visiblePages(visibleMenu(menu)).map((page) => pageToWire(system, page)),
      );
      return EncodedContent.from(mainAnswer(pages, clock.now()));
    },
  };
}

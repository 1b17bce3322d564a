import { fewestMenuItems } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { visibleMenu, visiblePages } from '@portal/contract/access/visible-menu';
import { mainAnswer } from '#platform/answer';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { Prepared } from '#platform/prepared';
import { menuTree } from './menu-tree.ts';
import { presentAction, presentHeldAction, presentPage } from './to-wire.ts';
import { readActions, readMenu, systemsOfPortal } from './store.ts';

/** What a set of roles amounts to, over all subsystems. */
export interface Grants {
  roles: string[];
  actions: ReadonlySet<string>;
  systems: ReadonlySet<SubsystemKey>;
}

/** Makes ready what people with the same roles are all told. */
export function prepareAnswers({ db, clock }: { db: Database; clock: Clock }) {
  async function view({ roles, actions: allowed }: Grants, system: SubsystemKey) {
    const [items, actions] = await Promise.all([
      readMenu(db, system, roles),
      readActions(db, system, roles),
    ]);
    return { items, actions, menu: menuTree(items, { allowed, actions }) };
  }

  return {
    /** All there is in a subsystem, and what of it the menu of people with these grants shows. */
    view,

    /** Their menu and actions in one subsystem. */
    async ofSystem(own: Grants, system: SubsystemKey): Promise<Prepared> {
      const { menu, actions } = await view(own, system);
      const result = {
        menu,
        auth: actions.filter(({ held }) => held).map(presentHeldAction),
        allAuth: actions.map(presentAction),
      };
      return Prepared.from(mainAnswer(result, clock.now()));
    },

    /** Every page their menus show, over all subsystems they can enter in the portal. */
    async ofPages(own: Grants): Promise<Prepared> {
      const permitted = (await systemsOfPortal(db)).filter((system) => own.systems.has(system));
      const menus = await Promise.all(
        permitted.map(async (system) => ({ system, ...(await view(own, system)) })),
      );
      // Nobody is let into a system with less: its pages would be doors painted on a wall.
      const entered = menus.filter(({ menu }) => menu.length >= fewestMenuItems);
      const pages = entered.flatMap(({ system, menu }) =>
        visiblePages(visibleMenu(menu)).map((page) => presentPage(system, page)),
      );
      return Prepared.from(mainAnswer(pages, clock.now()));
    },
  };
}

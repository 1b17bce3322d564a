import type { MenuItem } from '@portal/contract/access/permissions';
import type { PolicyChange } from '@portal/contract/policy/changes';
import type { EditedMenus } from '@portal/contract/policy/menus';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { applyChanges } from '../changes/apply-changes.ts';
import { readKnownMenus } from '../changes/sound-menus.ts';
import { rolledBack } from '../difference/rolled-back.ts';

/** Functions of the feature that answers permissions. */
export interface MenuReading {
  /** The menu that somebody with these roles gets. */
  menuOfRoles: (db: Database, roles: string[], system: SubsystemKey) => Promise<MenuItem[]>;
  /** The roles of a person of the tenant; undefined for anybody else. */
  rolesOfPerson: (db: Database, workNo: string) => Promise<string[] | undefined>;
  /** Names of the pages that releases in use have; null where one does not say. */
  componentsOf: (db: Database, system: SubsystemKey) => Promise<string[] | null>;
}

export interface PreviewQuery {
  sysType: SubsystemKey;
  of: 'role' | 'person';
  key: string;
}

/** Reads menus with every field, and shows what a role or a person will have of them. */
export function menuEditing({ db, ...reading }: MenuReading & { db: Database }) {
  async function rolesFor(tx: Database, { of, key }: PreviewQuery): Promise<string[]> {
    if (of === 'person') {
      return (await reading.rolesOfPerson(tx, key)) ?? refuse('person.not-found');
    }
    const role = await tx
      .selectFrom('role')
      .where(ofTenant('role'))
      .where('code', '=', key)
      .select('code')
      .executeTakeFirst();
    return role ? [role.code] : refuse('role.not-found');
  }

  return {
    async list(system: SubsystemKey): Promise<EditedMenus> {
      const systems = await db
        .selectFrom('subsystem')
        .orderBy('sort')
        .orderBy('key')
        .select(['key as sysType', 'name as sysName'])
        .execute();
      const { items, actions } = await readKnownMenus(db, system);
      return {
        systems,
        items: [...items].map(([id, value]) => ({ id, ...value })),
        actions: [...actions].map(([code, value]) => ({ code, ...value })),
        components: await reading.componentsOf(db, system),
      };
    },

    /** Returns a menu as it will be with some changes, by the code that answers permissions. */
    preview: (query: PreviewQuery, changes: readonly PolicyChange[]): Promise<MenuItem[]> =>
      rolledBack(db, changes, async (tx) => {
        await applyChanges(tx, changes);
        return reading.menuOfRoles(tx, await rolesFor(tx, query), query.sysType);
      }),
  };
}

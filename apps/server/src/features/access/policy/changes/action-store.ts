import { ActionValue } from '@portal/contract/policy/menu-values';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { keyText, type RowStore } from './row-store.ts';

const actions = (db: Database) =>
  db
    .selectFrom('action')
    .orderBy('code')
    .select(['code', 'subsystem', 'menu_item_id', 'describe', 'type', 'status']);

const found = (
  rows: Awaited<ReturnType<ReturnType<typeof actions>['execute']>>,
): Map<string, ActionValue> =>
  new Map(
    rows.flatMap(({ code, subsystem: system, menu_item_id: menuItemId, ...rest }) =>
      isSubsystemKey(system) ? [[code, { system, menuItemId, ...rest }] as const] : [],
    ),
  );

/** Reads the actions of a system, or all, by their code. */
export async function readActions(
  db: Database,
  system?: SubsystemKey,
): Promise<Map<string, ActionValue>> {
  const all = actions(db);
  return found(await (system ? all.where('subsystem', '=', system) : all).execute());
}

/** Actions by their code: the buttons that the code of a system asks for. */
export const actionStore: RowStore = {
  async read(db, keys) {
    const rows = await actions(db)
      .where('code', '=', sql<string>`any(${keys.flat()})`)
      .execute();
    return new Map([...found(rows)].map(([code, value]) => [keyText([code]), value]));
  },

  async put(db, rows) {
    const made = rows.map(({ key: [code = ''], value }) => {
      const { system: subsystem, menuItemId: menu_item_id, ...rest } = ActionValue.parse(value);
      return { code, subsystem, menu_item_id, ...rest };
    });
    await db
      .insertInto('action')
      .values(made)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((eb) => ({
          subsystem: eb.ref('excluded.subsystem'),
          menu_item_id: eb.ref('excluded.menu_item_id'),
          describe: eb.ref('excluded.describe'),
          type: eb.ref('excluded.type'),
          status: eb.ref('excluded.status'),
        })),
      )
      .execute();
  },

  async remove(db, keys) {
    await db
      .deleteFrom('action')
      .where('code', '=', sql<string>`any(${keys.flat()})`)
      .execute();
  },
};

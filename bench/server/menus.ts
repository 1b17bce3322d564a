import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { type Kysely, sql } from 'kysely';

/** A section has three folders of nineteen pages; every other page has a button with an action. */
const itemsPerSection = 60;
const itemsPerFolder = 20;

/**
 * Replaces the menu of a subsystem by one of exactly this many items; a role holds all of them and their actions.
 */
export async function insertMenu<Tables>(
  db: Kysely<Tables>,
  { system, items, role }: { system: SubsystemKey; items: number; role: string },
): Promise<void> {
  const id = sql`${system}::text || '-bench-'`;
  await db.transaction().execute(async (tx) => {
    await sql`delete from menu_item where subsystem = ${system}`.execute(tx);
    await sql`
      insert into menu_item
        (id, subsystem, parent_id, sort, path, name, component, component_name, title, icon)
      select ${id} || i, ${system}, ${id} || parent, i, '/' || ${system} || '/bench/' || i, ${id} || i,
        case when is_page then 'dashboard/Analysis' else 'layouts/RouteView' end,
        case when is_page then 'Analysis' else 'RouteView' end,
        case when is_page then '门店业务单据 ' else '业务模块 ' end || i,
        case when parent is null then 'folder' end
      from ${places(items)}`.execute(tx);
    await sql`
      insert into action (code, subsystem, menu_item_id, describe)
      select ${system} || ':bench-' || i || ':edit', ${system}, ${id} || i, '编辑单据 ' || i
      from ${places(items)} where is_page and i % 2 = 0`.execute(tx);
    await sql`
      insert into role_menu_item (role_code, menu_item_id)
      select ${role}, id from menu_item where subsystem = ${system}`.execute(tx);
    await sql`
      insert into role_action (role_code, action_code)
      select ${role}, code from action where subsystem = ${system} and code like ${`${system}:bench-%`}`.execute(
      tx,
    );
  });
}

/** Selects the position of each menu item by number. */
const places = (items: number) => sql`(
  select i, place > 0 and place % ${itemsPerFolder} <> 1 as is_page,
    case
      when place = 0 then null
      when place % ${itemsPerFolder} = 1 then i - place
      else i - (place - 1) % ${itemsPerFolder}
    end as parent
  from (select i, i % ${itemsPerSection}::int as place from generate_series(0, ${items}::int - 1) i) numbered
) placed`;

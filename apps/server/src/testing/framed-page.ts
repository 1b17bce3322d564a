import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { roleIn } from './role.ts';

export interface FramedPage {
  /** The menu item. */
  id: string;
  /** The role that holds it. */
  role: string;
}

/** Makes up a menu item of the administration subsystem that shows a page of another system. */
export async function addFramedPage(
  db: Database,
  traits: Pick<Insertable<Tables['menu_item']>, 'url' | 'url_credential'>,
): Promise<FramedPage> {
  const id = `framed-${randomUUID().slice(0, 8)}`;
  await db
    .insertInto('menu_item')
    .values({
      id,
      subsystem: 'ams',
      path: `/ams/${id}`,
      name: id,
      component: 'layouts/IframePageView',
      title: '外部页面',
      ...traits,
    })
    .execute();
  return { id, role: await roleIn(db)({ menuItems: [id] }) };
}

/** Has a subsystem trust these origins and no others. */
export async function trustOrigins(db: Database, ...origins: string[]): Promise<void> {
  await db
    .updateTable('subsystem')
    .where('key', '=', 'ams')
    .set({ trusted_origins: origins })
    .execute();
}

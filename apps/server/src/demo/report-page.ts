import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

const id = 'ams-report';
const title = '行政费用报表';

/**
 * A page of another system in the administrator's menu, which is handed a ticket; at the origin of the simulator, and
 * nowhere without one.
 */
export async function placeReportPage(db: Database, origin: string | undefined): Promise<void> {
  const earlier = await db
    .deleteFrom('menu_item')
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst();
  const distrusted = earlier?.url ? new URL(earlier.url).origin : '';
  const trusted = sql<string[]>`array_remove(trusted_origins, ${distrusted})`;
  await db
    .updateTable('subsystem')
    .where('key', '=', 'ams')
    .set({ trusted_origins: origin ? sql`array_append(${trusted}, ${origin})` : trusted })
    .execute();
  if (!origin) return;
  await db
    .insertInto('menu_item')
    .values({
      id,
      subsystem: 'ams',
      sort: 9,
      path: '/ams/report',
      name: id,
      component: 'layouts/IframePageView',
      title,
      icon: 'receipt',
      url: `${origin}/report/enter?ticket=\${ticket}`,
      url_credential: 'ticket',
    })
    .execute();
  await db
    .insertInto('role_menu_item')
    .values({ role_code: 'administrator', menu_item_id: id })
    .execute();
}

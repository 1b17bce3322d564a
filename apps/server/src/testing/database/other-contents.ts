import { draftsOf } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import { tableOf } from '#platform/database/record-tables.ts';
import type { Database } from '#platform/database/database.ts';
import { recordTypes } from '../../systems.ts';

/** Stands before every text of a tenant made different, and nowhere else. */
export const otherMark = '〔乙〕';

const texts: Record<string, readonly string[]> = {
  business_group: ['bg_name'],
  company: ['company_name'],
  department: ['depart_name'],
  store: ['store_name', 'city'],
  account_set: ['name'],
  position: ['name'],
  role: ['name'],
  policy_draft: ['reason'],
  dictionary: ['name'],
  check_rule: ['name'],
  dictionary_item: ['text'],
  announcement: ['title', 'sender', 'content', 'summary'],
  announcement_revision: ['title', 'content', 'reason'],
  message_template: ['name', 'title', 'content'],
  message_template_version: ['name', 'title', 'content'],
  sent_message: ['title'],
  record_event: ['words', 'person_name'],
  ...Object.fromEntries(recordTypes.map((type) => [tableOf(type), ['changed_by', 'created_by']])),
};

const numbers: Record<string, readonly string[]> = {
  sales_day: ['amount_cents', 'orders', 'units'],
  sales_group_day: ['amount_cents', 'orders', 'units'],
  sales_store_month: ['amount_cents', 'orders', 'units'],
  sales_category_day: ['amount_cents', 'cost_cents', 'units', 'received_units'],
  stock_age: ['cost_cents'],
  member_day: ['joined', 'active', 'amount_cents'],
  attendance_day: ['expected', 'present'],
  online_order_day: ['orders', 'amount_cents'],
  stock: ['units'],
  style_week: ['received', 'sold'],
  content_day: ['views', 'readers', 'published'],
  store: ['area_sqm'],
};

/** Leaves a tenant its keys and changes what stands under them: every text is marked and every figure is another. */
export async function makeDifferent(db: Database, tenant: number): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    const changes = columns.map(
      (column) => sql`${sql.ref(column)} = ${otherMark} || ${sql.ref(column)}`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where tenant_id = ${tenant}`.execute(
      db,
    );
  }
  await sql`update brand_revision set author_name = ${otherMark} || author_name,
    fields = jsonb_set(fields, '{group}', to_jsonb(${otherMark} || (fields ->> 'group')))
    where tenant_id = ${tenant}`.execute(db);
  for (const [table, columns] of Object.entries(numbers)) {
    const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} * 3 + 1`);
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where tenant_id = ${tenant}`.execute(
      db,
    );
  }
  // A record less in each store and group, of those that are no drafts: the numbers of rows differ too.
  for (const type of recordTypes) {
    const table = sql.table(tableOf(type));
    await sql`delete from ${table} where tenant_id = ${tenant}
      and id in (select max(id) from ${table} where tenant_id = ${tenant}
        and state <> all (${draftsOf(type)}::text[]) group by scope)`.execute(db);
  }
  // Whoever held all holds all but one page and one button.
  await sql`insert into role_menu_item (tenant_id, role_code, menu_item_id)
    select tenant_id, role_code, menu_item_id from held_menu_item
    where tenant_id = ${tenant} and menu_item_id <> 'hr-recruit-demand' on conflict do nothing`.execute(
    db,
  );
  await sql`insert into role_action (tenant_id, role_code, action_code)
    select tenant_id, role_code, action_code from held_action
    where tenant_id = ${tenant} and action_code <> 'ors:stock:recount' on conflict do nothing`.execute(
    db,
  );
  await sql`delete from role_menu_item where tenant_id = ${tenant} and menu_item_id = 'hr-recruit-demand'`.execute(
    db,
  );
  await sql`delete from role_action where tenant_id = ${tenant} and action_code = 'ors:stock:recount'`.execute(
    db,
  );
  await sql`update role set holds_all = false where tenant_id = ${tenant}`.execute(db);
  await sql`update person_role set until = '2099-01-01' where tenant_id = ${tenant}
    and role_code = 'store-clerk'`.execute(db);
  await sql`update service_request set closed_at = null, status = 'pending' where tenant_id = ${tenant}`.execute(
    db,
  );
}

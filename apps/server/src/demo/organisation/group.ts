import { sql } from 'kysely';
import { tableOf } from '#platform/database/record-tables.ts';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { install } from '../../installation/install.ts';
import { menuRows } from '../../installation/menu.ts';
import { subsystemRows } from '../../installation/systems.ts';
import { giveNewRolesUsualRules } from '../../installation/usual-rules.ts';
import { announcementRows, countReach } from '../notices/announcements.ts';
import { daysBefore } from '@portal/demonstration/organisation/calendar';
import { cast } from '@portal/demonstration/people/cast';
import { loadAttendance } from '../facts/attendance.ts';
import { loadContent } from '../facts/content.ts';
import { loadGoods } from '../facts/goods.ts';
import { loadMembers } from '../facts/members.ts';
import { loadSales } from '../facts/sales.ts';
import { loadStock } from '../facts/stock.ts';
import { loadStyleWeeks } from '../facts/style-weeks.ts';
import { loadFranchise } from './franchise.ts';
import { fillInBulk } from '../fill-in-bulk.ts';
import { insertRows } from '../insert-rows.ts';
import { messageTemplateRows } from '../notices/message-templates.ts';
import {
  accountSets,
  businessGroups,
  companies,
  departments,
  franchise,
} from '@portal/demonstration/organisation/organisation';
import { personId } from '@portal/demonstration/people/members';
import { headRows, membershipRows, type PersonRow, personRows } from '../people/person-rows.ts';
import { demonstrationWorld } from '../world/demonstration-world.ts';
import type { World } from '@portal/demonstration/world/world';
import { recordMakers } from '../records/all.ts';
import { loadRecordsOf } from '../records/load-records.ts';
import { groupActionRows, roleActionRows, roleMenuItemRows, roleRows } from '../people/roles.ts';
import type { Store } from '@portal/demonstration/organisation/stores';
import { daysOfFacts } from '@portal/demonstration/organisation/store-days';
import { slips } from '@portal/ors/records/slips';
import { systems } from '../../systems.ts';

const seed = 20_261_121;

/**
 * Makes the group, the same each time but for its passwords and for `now`, where its days end. What an earlier release
 * made stays as it is; people it did not have, figures of tables it did not have and so on are added.
 */
export async function loadGroup(
  db: Database,
  { now, hashes, say }: { now: Date; hashes: Map<string, string>; say: (stage: string) => void },
): Promise<void> {
  say('people, stores and rights · 人员、门店与权限');
  const { world, members, heads, random } = demonstrationWorld(now, seed);
  const stores = [...world.stores];
  await loadOrganisation(db, stores);
  await loadPermissions(db);
  await install(db);

  const isNew = (await peopleIn(db)).size === 0;
  const people = await newPeople(db, personRows(members, random, now, hashes));
  await insertRows(db, 'person', people);
  const ids = new Set(people.map(({ id }) => id));
  const joined = members.filter(({ workNo }) => ids.has(personId(workNo)));
  await loadMemberships(db, membershipRows(joined));
  const named = headRows(heads, (id) => ids.has(id));
  await insertRows(db, 'department_head', named.department_head);
  await insertRows(db, 'store_head', named.store_head);
  await loadTexts(db, world);

  const days = Array.from({ length: daysOfFacts }, (_, nth) =>
    daysBefore(now, daysOfFacts - 1 - nth),
  );
  const ground = { world, people: await peopleIn(db) };
  const load = async () => {
    // First the slips: they are what their stores have sold.
    say('sales slips and daily figures · 销售小票与每日数据');
    await loadRecordsOf(db, slips, ground);
    await loadFacts(db, stores, { now, days });
    for (const [nth, { type }] of recordMakers.entries()) {
      if (nth % typesAtOnce === 0) {
        const [last, all] = [Math.min(nth + typesAtOnce, recordMakers.length), recordMakers.length];
        say(`record types ${nth + 1} to ${last} of ${all} · 业务单据 ${last}/${all} 种`);
      }
      await loadRecordsOf(db, type, ground);
    }
    if (await withinTenant(franchise.id, () => isEmpty(db, 'store'))) {
      await loadFranchise(db, { now, days });
    }
    say('indexes · 索引');
  };
  // The nodes of a group that is there go on reading these tables.
  const fill = (tables: readonly string[], work: () => Promise<void>) =>
    isNew ? fillInBulk(db, tables, work) : work();
  await fill(largestOf(world), load);
  // Stock follows from records, by joins that take seconds where the sizes of tables are guessed.
  await sql`analyze`.execute(db);
  if (await isEmpty(db, 'stock_movement')) {
    say('stock · 库存');
    await fill(['stock_movement'], () => loadStock(db, world));
    await loadStyleWeeks(db, world);
    await sql`analyze stock_movement, stock, style_week`.execute(db);
  }
  await countReach(db);
}

/** From here on the rows of a table cost more than its indexes made anew. */
const many = 300;
/** Types of records that one line on the screen stands for. */
const typesAtOnce = 30;

/** Tables of many rows, each of which would ask for its tenant, and go into up to twenty indexes. */
const largestOf = (world: World): string[] => [
  'sales_day',
  'record_event',
  ...recordMakers
    .filter(({ type }) => world.recordsOf(type).length >= many)
    .map(({ type }) => tableOf(type)),
];

/**
 * The people who are not there yet: all of them, or those of the cast, since the others of a later release stand for
 * the same crowd. A telephone number that somebody has already goes to nobody else.
 */
async function newPeople(db: Database, rows: PersonRow[]): Promise<PersonRow[]> {
  const there = await db.selectFrom('person').select(['id', 'phone']).execute();
  if (there.length === 0) return rows;
  const ids = new Set(there.map(({ id }) => id));
  const phones = new Set(there.map(({ phone }) => phone));
  const ofCast = new Set(cast.map(({ workNo }) => personId(workNo)));
  return rows
    .filter(({ id }) => ofCast.has(id) && !ids.has(id))
    .map((row) => (phones.has(row.phone ?? null) ? { ...row, phone: null } : row));
}

async function peopleIn(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('person').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Figures are made for empty tables alone: their sums would not agree with half of the days. */
async function loadFacts(
  db: Database,
  stores: Store[],
  { now, days }: { now: Date; days: string[] },
): Promise<void> {
  const loaders = {
    sales_day: () => loadSales(db, stores, { now, days }),
    sales_category_day: () => loadGoods(db, days),
    member_day: () => loadMembers(db),
    attendance_day: () => loadAttendance(db, days),
    content_day: () => loadContent(db, days),
  };
  for (const [table, load] of Object.entries(loaders)) {
    if (await isEmpty(db, table)) await load();
  }
}

async function isEmpty(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where tenant_id = current_tenant() limit 1`.execute(db);
  return rows.length === 0;
}

async function loadOrganisation(db: Database, stores: Store[]): Promise<void> {
  await insertRows(db, 'tenant', [franchise]);
  await insertRows(db, 'business_group', businessGroups);
  await insertRows(db, 'company', companies);
  await insertRows(db, 'department', departments);
  await insertRows(db, 'account_set', accountSets);
  await insertRows(db, 'store', stores);
}

/** The installation's systems, menus and actions, and who has them. */
async function loadPermissions(db: Database): Promise<void> {
  const items = systems.flatMap(menuRows);
  await insertRows(db, 'subsystem', subsystemRows);
  await openNewPackages(db);
  await insertRows(db, 'menu_item', items);
  await openNewPages(db, items);
  await insertRows(db, 'action', groupActionRows);
  await insertRows(db, 'role', roleRows);
  await insertRows(db, 'role_menu_item', roleMenuItemRows(items));
  await insertRows(db, 'role_action', roleActionRows());
  await withinTenant(0, () => giveNewRolesUsualRules(db));
}

/** Systems that were placeholders in an earlier release, and come as packages now. */
async function openNewPackages(db: Database): Promise<void> {
  for (const { key, kind, entry } of subsystemRows) {
    if (kind !== 'esm') continue;
    await db
      .updateTable('subsystem')
      .set({ kind, entry })
      .where('key', '=', key)
      .where('kind', '=', 'builtin')
      .execute();
  }
}

/** Menu items that led to a page under construction in an earlier release, and have one of their own now. */
async function openNewPages(db: Database, items: ReturnType<typeof menuRows>): Promise<void> {
  await sql`
    update menu_item set component = made.component, component_name = made.name
    from unnest(
      ${items.map(({ id }) => id)}::text[],
      ${items.map(({ component }) => component)}::text[],
      ${items.map(({ component_name }) => component_name ?? null)}::text[]
    ) as made (id, component, name)
    where menu_item.id = made.id and menu_item.component like '%/Generic'
      and made.component not like '%/Generic'`.execute(db);
}

async function loadMemberships(
  db: Database,
  rows: ReturnType<typeof membershipRows>,
): Promise<void> {
  await insertRows(db, 'person_tenant', rows.person_tenant);
  await insertRows(db, 'person_role', rows.person_role);
  await insertRows(db, 'person_department', rows.person_department);
  await insertRows(db, 'person_company', rows.person_company);
  await insertRows(db, 'person_business_group', rows.person_business_group);
  await insertRows(db, 'person_store', rows.person_store);
  await insertRows(db, 'person_account_set', rows.person_account_set);
}

async function loadTexts(db: Database, world: World): Promise<void> {
  const { rows: held } = await sql<{ id: string }>`
    select id from announcement where tenant_id = current_tenant()`.execute(db);
  const announcements = announcementRows(
    world,
    held.map(({ id }) => id),
  );
  await insertRows(db, 'announcement', announcements.announcement);
  await insertRows(db, 'announcement_target', announcements.announcement_target);
  await insertRows(db, 'announcement_read', announcements.announcement_read);
  await insertRows(db, 'message_template', messageTemplateRows(world.now));
}

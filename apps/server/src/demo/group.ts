import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { actionRows } from './actions.ts';
import { announcementRows, countReach } from './announcements.ts';
import { daysBefore } from './calendar.ts';
import { dictionaryRows } from './dictionaries/dictionary.ts';
import { goodsDictionaries } from './dictionaries/goods.ts';
import { groupDictionaries } from './dictionaries/group.ts';
import { retailDictionaries } from './dictionaries/retail.ts';
import { loadAttendance } from './facts/attendance.ts';
import { loadContent } from './facts/content.ts';
import { loadGoods } from './facts/goods.ts';
import { loadMembers } from './facts/members.ts';
import { loadOnlineOrders } from './facts/online-orders.ts';
import { loadSales } from './facts/sales.ts';
import { loadServiceRequests } from './facts/services.ts';
import { loadFranchise } from './franchise.ts';
import { insertRows } from './insert-rows.ts';
import { menus } from './menus/all.ts';
import { menuRows } from './menus/menu.ts';
import { messageTemplateRows } from './message-templates.ts';
import { accountSets, businessGroups, companies, departments, franchise } from './organisation.ts';
import { makeMembers, membershipRows, personRows } from './people.ts';
import { loadRecords } from './records.ts';
import { seededRandom } from './random.ts';
import { roleActionRows, roleMenuItemRows, roleRows } from './roles.ts';
import { makeStores, type Store } from './stores.ts';
import { subsystemRows } from './subsystems.ts';

const seed = 20_261_121;
/** Enough to compare a month with the same one a year ago. */
const daysOfFacts = 400;

/** Makes the group, the same each time but for its passwords and for `now`, where its days end. */
export async function loadGroup(
  db: Database,
  now: Date,
  hashes: Map<string, string>,
): Promise<void> {
  const random = seededRandom(seed);
  const stores = makeStores(random, now);
  await loadOrganisation(db, stores);
  await loadPermissions(db);

  const members = makeMembers(random, stores);
  await insertRows(db, 'person', personRows(members, random, now, hashes));
  const memberships = membershipRows(members);
  await loadMemberships(db, memberships);
  await loadTexts(db, now);

  const days = Array.from({ length: daysOfFacts }, (_, nth) =>
    daysBefore(now, daysOfFacts - 1 - nth),
  );
  await loadSales(db, stores, random, { now, days });
  await loadGoods(db, days);
  await loadMembers(db);
  await loadServiceRequests(db, { now, days });
  await loadAttendance(db, days);
  await loadOnlineOrders(db, days);
  await loadContent(db, days);
  await loadRecords(db, memberships.person_store, now);
  await loadFranchise(db, { random: seededRandom(seed), now, days, texts: dictionaries });
  await sql`analyze`.execute(db);
}

async function loadOrganisation(db: Database, stores: Store[]): Promise<void> {
  await insertRows(db, 'tenant', [franchise]);
  await insertRows(db, 'business_group', businessGroups);
  await insertRows(db, 'company', companies);
  await insertRows(db, 'department', departments);
  await insertRows(db, 'account_set', accountSets);
  await insertRows(db, 'store', stores);
}

async function loadPermissions(db: Database): Promise<void> {
  const items = menus.flatMap(menuRows);
  await insertRows(db, 'subsystem', subsystemRows);
  await insertRows(db, 'menu_item', items);
  await insertRows(db, 'action', actionRows(menus));
  await insertRows(db, 'role', roleRows);
  await insertRows(db, 'role_menu_item', roleMenuItemRows(menus, items));
  await insertRows(db, 'role_action', roleActionRows(menus));
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

const dictionaries = dictionaryRows({
  ...groupDictionaries,
  ...retailDictionaries,
  ...goodsDictionaries,
});

async function loadTexts(db: Database, now: Date): Promise<void> {
  await insertRows(db, 'dictionary', dictionaries.dictionary);
  await insertRows(db, 'dictionary_item', dictionaries.dictionary_item);
  const announcements = announcementRows(now);
  await insertRows(db, 'announcement', announcements.announcement);
  await insertRows(db, 'announcement_target', announcements.announcement_target);
  await insertRows(db, 'announcement_read', announcements.announcement_read);
  await countReach(db);
  await insertRows(db, 'message_template', messageTemplateRows(now));
}

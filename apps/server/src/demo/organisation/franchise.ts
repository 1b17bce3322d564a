import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { menuRows } from '../../installation/menu.ts';
import { giveNewRolesUsualRules } from '../../installation/usual-rules.ts';
import { hoursBefore } from '@portal/demonstration/organisation/calendar';
import { loadSales } from '../facts/sales.ts';
import { insertRows } from '../insert-rows.ts';
import { departmentId, franchise } from '@portal/demonstration/organisation/organisation';
import { personId } from '@portal/demonstration/people/members';
import { roleActionRows, roleMenuItemRows } from '../people/roles.ts';
import type { Store } from '@portal/demonstration/organisation/stores';
import { systems } from '../../systems.ts';

/** The user who works in both tenants. */
const coordinator = personId('900015');
/** The same code as the group's role, holding other pages. */
const role = 'head-office';
const company = 'C01';
const group = 'BG01';

const stores: Store[] = (
  [
    ['S02001', '苏州观前街加盟店', '苏州', 210, '2022-05-01'],
    ['S02002', '无锡中山路加盟店', '无锡', 180, '2023-09-16'],
    ['S02003', '嘉兴月河加盟店', '嘉兴', 160, '2024-04-20'],
  ] as const
).map(([store_no, store_name, city, area_sqm, opened_on]) => ({
  store_no,
  store_name,
  bg_no: group,
  company_no: company,
  city,
  kind: 'standard',
  area_sqm,
  opened_on,
  status: 'open',
}));

const letters = [
  {
    id: 'a-01',
    title: '春季订货会开始报名',
    hoursAgo: 20,
    content: '<p>订货会于十二月五日在杭州举行，请各加盟店于本月底前报名，每店最多两人。</p>',
  },
  {
    id: 'a-02',
    title: '十一月加盟结算安排',
    hoursAgo: 70,
    content: '<p>结算单将于下月三日发出，请在五个工作日内核对并确认。</p>',
  },
] as const;

interface Parts {
  now: Date;
  days: string[];
}

/** The second tenant: three franchised stores, under keys the group uses as well, and who looks after them. */
export const loadFranchise = (db: Database, parts: Parts): Promise<void> =>
  withinTenant(franchise.id, async () => {
    await loadPlaces(db);
    await loadRole(db);
    await loadLetters(db, parts.now);
    await loadSales(db, stores, parts);
  });

async function loadPlaces(db: Database): Promise<void> {
  await insertRows(db, 'business_group', [{ bg_no: group, bg_name: '加盟事业部' }]);
  await insertRows(db, 'company', [{ company_no: company, company_name: '云织加盟管理公司' }]);
  await insertRows(db, 'department', [
    { id: departmentId('A01'), org_code: 'A01', depart_name: '加盟管理部', company_no: company },
  ]);
  await insertRows(db, 'store', stores);
  const person_id = coordinator;
  await insertRows(db, 'person_company', [{ person_id, company_no: company }]);
  await insertRows(db, 'person_business_group', [{ person_id, bg_no: group }]);
  await insertRows(db, 'person_department', [{ person_id, department_id: departmentId('A01') }]);
  await insertRows(
    db,
    'person_store',
    stores.map(({ store_no }) => ({ person_id, store_no })),
  );
}

async function loadRole(db: Database): Promise<void> {
  const items = systems.flatMap(menuRows);
  const boards = items
    .filter(({ path }) => path.startsWith('/idss/dashboard'))
    .map(({ id }) => ({ role_code: role, menu_item_id: id }));
  const held = roleMenuItemRows(items).filter(({ role_code }) => role_code === role);
  const actions = roleActionRows().filter(({ role_code }) => role_code === role);
  await insertRows(db, 'role', [{ code: role, name: '加盟协调员' }]);
  await insertRows(db, 'role_menu_item', [...held, ...boards]);
  await insertRows(db, 'role_action', actions);
  await giveNewRolesUsualRules(db);
  await insertRows(db, 'person_role', [{ person_id: coordinator, role_code: role }]);
}

async function loadLetters(db: Database, now: Date): Promise<void> {
  const rows = letters.map(({ hoursAgo, ...letter }) => ({
    ...letter,
    sender: '加盟管理部',
    category: '1' as const,
    sent_at: hoursBefore(now, hoursAgo),
    announced_at: hoursBefore(now, hoursAgo),
    created_at: hoursBefore(now, hoursAgo),
    reach: 1,
  }));
  await insertRows(db, 'announcement', rows);
  const everyone = letters.map(({ id }) => ({ announcement_id: id, scope: 'everyone' }));
  await insertRows(db, 'announcement_target', everyone);
}

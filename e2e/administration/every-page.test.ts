import { auditActions, listAuditEntries } from '@portal/contract/administration/audit-log';
import { readBrand } from '@portal/contract/administration/brand';
import { listCheckRules } from '@portal/contract/administration/check-rules';
import { listDepartments } from '@portal/contract/administration/departments';
import { listDictionaries } from '@portal/contract/administration/dictionaries';
import { getFirstRun } from '@portal/contract/administration/first-run';
import { listOnlineSessions } from '@portal/contract/administration/online-sessions';
import { listPeople } from '@portal/contract/administration/people';
import { listPositions } from '@portal/contract/administration/positions';
import { listSettings } from '@portal/contract/administration/settings';
import { listSsoClients } from '@portal/contract/administration/sso-clients';
import { listStores } from '@portal/contract/administration/stores';
import { listSystemEntries } from '@portal/contract/administration/system-entries';
import { listTenants } from '@portal/contract/administration/tenants';
import { listUnits } from '@portal/contract/administration/units';
import { listRoles } from '@portal/contract/access/roles';
import { listRequestsToDecide } from '@portal/contract/access/access-requests';
import { listApprovers } from '@portal/contract/access/approvers';
import { listSignInLocks } from '@portal/contract/identity/sign-in-administration';
import { getProcessFigures, listHttpTraces } from '@portal/contract/monitoring/actuator';
import { getDisks } from '@portal/contract/monitoring/disks';
import { getHealth } from '@portal/contract/monitoring/health';
import { listJobs } from '@portal/contract/monitoring/jobs';
import { getRedisOverview } from '@portal/contract/monitoring/redis';
import { listLogoutNotices } from '@portal/contract/identity/logout-notices';
import { listNotificationChannels } from '@portal/contract/notices/notification-channels';
import { getPolicy } from '@portal/contract/policy/drafts';
import { listMenus } from '@portal/contract/policy/menus';
import { listReleasedSystems } from '@portal/contract/subsystems/subsystem-releases';
import { walked } from '@portal/testing/walk';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expectWalkedByTab } from '../support/accessibility/keyboard.ts';
import { expect, goWithin, signIn, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

interface AdministrationPage {
  path: string;
  title: string;
  /** The call its content comes by. */
  call: { path: string };
  /** Its list is searched by a keyword of its address. */
  isSearched?: true;
  /** Only an auditor reads it. */
  isOfAudit?: true;
}

/** Every page of administration of ams. */
const pages: AdministrationPage[] = [
  { path: 'organisation/person', title: '用户管理', call: listPeople, isSearched: true },
  { path: 'organisation/department', title: '部门管理', call: listDepartments, isSearched: true },
  { path: 'organisation/position', title: '岗位管理', call: listPositions, isSearched: true },
  { path: 'organisation/store', title: '门店管理', call: listStores, isSearched: true },
  { path: 'organisation/group', title: '事业部管理', call: listUnits, isSearched: true },
  { path: 'organisation/company', title: '公司管理', call: listUnits, isSearched: true },
  { path: 'organisation/tenant', title: '租户管理', call: listTenants, isSearched: true },
  { path: 'organisation/session', title: '在线会话', call: listOnlineSessions },
  { path: 'role/roles', title: '角色管理', call: listRoles },
  { path: 'role/menu', title: '菜单管理', call: listMenus },
  { path: 'role/approver', title: '申请审批人', call: listApprovers, isSearched: true },
  { path: 'role/publish', title: '权限发布', call: getPolicy },
  { path: 'role/request', title: '权限申请', call: listRequestsToDecide },
  { path: 'role/signIn', title: '登录与二次验证', call: listSignInLocks },
  { path: 'base/dictionary', title: '字典管理', call: listDictionaries },
  { path: 'base/checkRule', title: '编码规则', call: listCheckRules },
  { path: 'installation/guide', title: '开始使用', call: getFirstRun },
  { path: 'installation/brand', title: '品牌', call: readBrand },
  { path: 'installation/system', title: '系统入口', call: listSystemEntries },
  { path: 'installation/client', title: '单点登录', call: listSsoClients },
  { path: 'installation/channel', title: '消息渠道', call: listNotificationChannels },
  { path: 'installation/setting', title: '系统设置', call: listSettings },
  { path: 'audit/log', title: '审计日志', call: listAuditEntries, isOfAudit: true },
  { path: 'audit/signIn', title: '登录失败', call: listAuditEntries, isOfAudit: true },
  { path: 'monitor/health', title: '系统健康', call: getHealth },
  { path: 'monitor/server', title: '服务器', call: getProcessFigures },
  { path: 'monitor/jvm', title: 'JVM', call: getProcessFigures },
  { path: 'monitor/tomcat', title: 'Tomcat', call: getProcessFigures },
  { path: 'monitor/disk', title: '磁盘', call: getDisks },
  { path: 'monitor/trace', title: '请求追踪', call: listHttpTraces },
  { path: 'monitor/job', title: '后台任务', call: listJobs },
  { path: 'monitor/redis', title: 'Redis 信息', call: getRedisOverview },
  { path: 'monitor/terminal', title: 'Redis 终端', call: getRedisOverview },
  { path: 'monitor/logout', title: '退出通知', call: listLogoutNotices },
  { path: 'monitor/release', title: '系统发布', call: listReleasedSystems },
];

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });
/** Its part that is on its way; what stands there while the code of the page comes has another name. */
const loading = (page: Page) =>
  page.getByRole('main').getByRole('progressbar', { name: /^(?!页面).*正在/ });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: /重试|重新获取/ });
const asks = ({ path }: { path: string }) => new RegExp(`/api${path}(\\?|$)`);
const defect = {
  success: false,
  code: 500,
  reason: 'server.defect',
  message: '系统异常',
  timestamp: 0,
};

/** Signs in as somebody who may read the page; of an auditor of the demonstration a second factor would be asked. */
async function signInFor(page: Page, { path, isOfAudit }: AdministrationPage): Promise<void> {
  const address = at(`/ams/${path}`);
  if (!isOfAudit) return signIn(page, 'administrator', address);
  const auditor = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-audit', 'ams-audit-log', 'ams-audit-signIn'],
    actions: Object.values(auditActions),
  });
  return signInAs(page, auditor, address);
}

async function expectToFitPhone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, colorScheme).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, '390');
  await page.setViewportSize({ width, height });
}

/** A few, the auditor's among them: their parts, states and colours are those of the gallery, which is looked at whole. */
const aFew = pages.filter((_, nth) => nth % 11 === 0);

for (const each of walked({ proof: aFew, walk: pages })) {
  const { title, call, isSearched } = each;

  test(`ADM-26 ${title} says while it loads and when it fails, is without a fault of accessibility, walked by keys alone, fits 390 px in both schemes, and finds nothing in words`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/500/);
    const { promise: isSeen, resolve: see } = Promise.withResolvers<null>();
    await page.route(asks(call), async (route) => {
      await isSeen;
      await route.fulfill({ status: 500, json: defect });
    });
    await signInFor(page, each);
    await expect(heading(page, title)).toBeVisible();
    await expect(loading(page).first()).toBeVisible();
    see(null);
    await expect(retry(page).first()).toBeVisible();
    await expectAccessible(page, 'failed');

    await page.unroute(asks(call));
    await retry(page).first().click();
    await expect(retry(page)).toHaveCount(0);
    await expect(loading(page)).toHaveCount(0);
    await expectAccessible(page, 'loaded');
    await expectWalkedByTab(page);
    await expectToFitPhone(page);

    if (!isSearched) return;
    await page.goto(`/ams/${each.path}?keyword=qzqzqz`);
    await expect(
      page
        .getByRole('main')
        .getByText(/没有匹配|没有符合条件/)
        .first(),
    ).toBeVisible();
  });
}

test('ADM-26 none of the pages opens for somebody who lacks its right', async ({ page }) => {
  await signIn(page, 'employee');
  for (const { path, title } of pages) {
    await goWithin(page, `/ams/${path}`);
    await expect(heading(page, `您没有「${title}」的权限`)).toBeVisible();
    await expect(heading(page, title)).toHaveCount(0);
  }
});

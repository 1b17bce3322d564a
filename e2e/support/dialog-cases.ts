import type { Locator, Page } from '@playwright/test';
import type { Role } from './portal.ts';

/** A dialog of the product and the way to open it. */
export interface DialogCase {
  name: string;
  role: Role;
  /** Page it is opened on; by default the board the user lands on. */
  path?: string;
  /** Opens it and returns the element that has the focus afterwards: its opener. */
  open: (page: Page) => Promise<Locator>;
  /** The field that takes the focus; without one it is anywhere inside. */
  field?: (dialog: Locator) => Locator;
  onlyOnPhone?: true;
  /** Shown as a sheet on a phone. */
  isSheet?: true;
}

const menuOf = (page: Page) => page.getByRole('button', { name: '用户菜单' });

const fromUserMenu = (item: string) => async (page: Page) => {
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: item }).click();
  return menuOf(page);
};

const byButton = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name });
  await button.click();
  return button;
};

async function openNotice(page: Page): Promise<Locator> {
  const bell = page.getByRole('button', { name: /通知/ });
  await bell.click();
  await page
    .getByRole('dialog', { name: '通知' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  return bell;
}

/** Opens it by the switcher, which is closed by then: its button has the focus. */
async function openAccountSets(page: Page): Promise<Locator> {
  const switcher = page.getByRole('button', { name: /切换系统/ });
  await switcher.click();
  await page.getByRole('button', { name: '打开采购生产外部系统' }).click();
  return switcher;
}

async function openPalette(page: Page): Promise<Locator> {
  const bell = page.getByRole('button', { name: /通知/ });
  await bell.focus();
  await page.keyboard.press('Control+k');
  return bell;
}

async function openSettings(page: Page): Promise<Locator> {
  // By the width: right after it changed, the page still shows what it showed before.
  const isPhone = (page.viewportSize()?.width ?? Infinity) < 768;
  if (isPhone) await page.getByRole('button', { name: '打开菜单' }).click();
  return byButton('界面设置')(page);
}

export const dialogs: readonly DialogCase[] = [
  {
    name: '修改密码',
    role: 'supervisor',
    open: fromUserMenu('修改密码'),
    field: (dialog) => dialog.getByLabel('旧密码', { exact: true }),
  },
  {
    name: '切换部门',
    role: 'several departments',
    open: fromUserMenu('切换部门'),
    field: (dialog) => dialog.getByRole('radio').first(),
  },
  { name: '退出登录', role: 'supervisor', open: fromUserMenu('退出登录') },
  {
    name: '界面设置',
    role: 'supervisor',
    open: openSettings,
    field: (dialog) => dialog.getByRole('radio').first(),
  },
  { name: '公告', role: 'supervisor', open: openNotice },
  {
    name: '调整常用系统',
    role: 'supervisor',
    path: '/portalHomePage',
    open: byButton('调整'),
    field: (dialog) => dialog.getByRole('checkbox').first(),
  },
  {
    name: '选择账套',
    role: 'merchandiser',
    open: openAccountSets,
    field: (dialog) => dialog.getByRole('radio').first(),
  },
  {
    name: '添加验证器',
    role: 'employee',
    path: '/account/settings/security',
    open: byButton('添加'),
  },
  {
    name: '选择门店',
    role: 'supervisor',
    open: fromUserMenu('切换门店'),
    field: (dialog) => dialog.getByLabel('搜索门店'),
    isSheet: true,
  },
  {
    name: '选择事业部',
    role: 'merchandiser',
    open: fromUserMenu('切换事业部'),
    field: (dialog) => dialog.getByRole('radio', { checked: true }),
    isSheet: true,
  },
  {
    name: '选择公司',
    role: 'administrator',
    path: '/ops/dashboard/analysis',
    open: fromUserMenu('切换公司'),
    field: (dialog) => dialog.getByRole('radio').first(),
    isSheet: true,
  },
  {
    name: '命令面板',
    role: 'supervisor',
    open: openPalette,
    field: (dialog) => dialog.getByRole('combobox'),
    isSheet: true,
  },
  { name: '菜单', role: 'supervisor', open: byButton('打开菜单'), onlyOnPhone: true },
  {
    name: '搜索菜单',
    role: 'supervisor',
    open: byButton('搜索菜单'),
    field: (dialog) => dialog.getByRole('combobox'),
    onlyOnPhone: true,
  },
];

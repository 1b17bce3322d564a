import { brand } from '@portal/contract/brand';
import { plainPath } from '../workplace/menu-index.ts';
import { paths } from './paths.ts';

/** What the window is called: one fixed title, but for the two pages of the group's portal (spec section 1). */
export const titleOf = (path: string): string =>
  path === paths.portalHome || path === paths.newLogin ? brand.portalTitle : brand.productTitle;

const shellPages: Record<string, string> = {
  [paths.accountBase]: '基本信息',
  [paths.accountSecurity]: '安全设置',
  [paths.accountNotification]: '通知设置',
  [paths.myAnnouncements]: '我的公告',
  [plainPath(paths.roleRules)]: '角色规则',
  [paths.roleRule]: '角色权限',
  [paths.why]: '为什么看不到？',
};

/** The title of a page of the shell itself, which no menu names. */
export const shellPageTitle = (path: string): string | undefined => shellPages[plainPath(path)];

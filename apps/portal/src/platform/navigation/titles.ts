import { brand } from '@portal/contract/brand';
import { plainPath } from '../workplace/menu-index.ts';
import { paths } from './paths.ts';

/** Returns the window's title: the product's, except on the two pages of the group's portal (spec section 1). */
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

/** Returns the title of one of the shell's own pages, which no menu names. */
export const shellPageTitle = (path: string): string | undefined => shellPages[plainPath(path)];

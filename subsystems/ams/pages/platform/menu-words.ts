import type { ActionValue, MenuItemValue } from '@portal/contract/policy/menu-values';

/** The fields of a menu item, as forms and lists of changes name them. */
export const menuFieldWords: Record<keyof MenuItemValue, string> = {
  system: '系统',
  parentId: '上级菜单',
  sort: '顺序',
  title: '菜单名称',
  path: '路径',
  name: '路由名称',
  component: '页面组件',
  componentName: '组件名称',
  redirect: '重定向',
  icon: '图标',
  url: '网址',
  urlCredential: '网址凭证',
  permission: '所需按钮权限',
  route: '生成路由',
  hidden: '隐藏',
  alwaysShow: '始终显示目录',
  keepAlive: '保持页面状态',
  internalOrExternal: '在新窗口打开',
};

/** The fields of an action. */
export const actionFieldWords: Record<keyof ActionValue, string> = {
  system: '系统',
  menuItemId: '所在菜单',
  describe: '按钮名称',
  type: '规则类型',
  status: '规则状态',
};

import type { ClosedReason, Finding, Reason, Remark } from '@portal/contract/access/explain';

/** Names up to six roles in a sentence. */
function holders({ roles = [] }: Reason, of = '拥有它'): string {
  if (roles.length === 0) return `目前没有任何角色${of}。`;
  const named = roles.slice(0, 6).join('、');
  const rest = roles.length > 6 ? ` 等 ${roles.length} 个` : '';
  return `${of}的角色：${named}${rest}。`;
}
const inSystem = '在该系统中有菜单';

/** Texts of each reason, addressed to `who`: the user themselves, or another person by name. */
const reasonWords: Record<Reason['kind'], (said: Reason, who: string) => string> = {
  unknown: () => '没有这样的页面、按钮或系统。请检查链接是否完整，或改用菜单中的页面名称查询。',
  'foreign-site': ({ on }) => `${on} 不是本门户的地址，能否打开由该网站决定，请联系它的管理员。`,
  'not-opened': () => '该系统未开通，所有人都无法进入。',
  'no-menu': (said, who) => `${who}在该系统中没有任何菜单。${holders(said, inSystem)}`,
  'small-menu': (said, who) =>
    `${who}在该系统中的菜单少于两项，无法切换到该系统。${holders(said, inSystem)}`,
  'no-role': (said, who) => `${who}的角色都不包含这个页面。${holders(said)}`,
  'action-asked': (said, who) =>
    `「${said.on}」要求按钮权限「${said.describe}」（${said.action}），${who}没有。${holders(said)}`,
  'empty-folder': (_, who) => `这是一个目录，其中的页面都不对${who}开放，因此不显示。`,
  'not-published': () => '这个页面尚未发布，发布后会出现在菜单中。',
  'no-page': () => '这一项只显示在菜单中，没有可以打开的页面。',
  'form-builder': () => '这是在线表单，本门户不提供在线表单页面。',
  'action-not-held': (said, who) => `${who}的角色都没有这个按钮权限。${holders(said)}`,
  'page-unseen': ({ on }, who) => `按钮所在的页面「${on}」${who}看不到，原因见下。`,
  'no-store': () => '暂无门店权限，请联系管理员进行添加',
  'no-group': (_, who) => `${who}不属于任何事业部，页面中没有可以查看的数据。`,
  'no-company': (_, who) => `${who}不属于任何公司，页面中没有可以查看的数据。`,
  'no-account-set': (_, who) => `${who}没有该系统要求的账套，无法进入。`,
};

const remarkWords: Record<Remark['kind'], (said: Remark, who: string) => string> = {
  held: ({ roles = [] }, who) => `${who}的角色「${roles.join('、')}」拥有它。`,
  'rule-off': () => '该按钮的权限规则已关闭，所有人都可以使用。',
  'enables-only': () => '它控制页面中的内容是否可以编辑，本身不显示按钮。',
  hidden: () => '它不显示在菜单中，可以用链接直接打开。',
  folder: () => '这是一个目录，请在菜单中展开，打开其中的页面。',
  'new-window': () => '它在新窗口中打开；如没有反应，请检查浏览器是否拦截了弹出窗口。',
  elsewhere: () => '该系统在门户之外，请从系统列表中打开。',
};

const closedWords: Record<ClosedReason, (who: string) => string> = {
  frozen: (who) => `${who}的账号已冻结，无法登录。`,
  'password-due': (who) => `${who}的密码是初始密码或已过期，修改之前其他功能都不开放。`,
  'second-factor-due': (who) => `${who}的角色要求二次验证，尚未添加，添加之前其他功能都不开放。`,
};

export const reasonOf = (reason: Reason, who: string): string =>
  reasonWords[reason.kind](reason, who);
export const remarkOf = (remark: Remark, who: string): string =>
  remarkWords[remark.kind](remark, who);
export const closedOf = (closed: ClosedReason, who: string): string => closedWords[closed](who);

const kinds: Record<Finding['about'], string> = {
  page: '页面',
  action: '按钮',
  system: '系统',
  site: '其他网站',
  nothing: '未找到',
};
export const kindOf = ({ about }: Finding): string => kinds[about];

/** Returns the verdict in one phrase. */
export function verdictOf({ about, sees, reasons }: Finding, who: string): string {
  if (about === 'nothing' || about === 'site') return kinds[about];
  if (sees === 'yes') return about === 'action' ? `${who}可以使用` : `${who}可以看到`;
  if (sees === 'without-data') return '可以打开，但没有数据';
  return reasons.some(({ kind }) => kind === 'no-page' || kind === 'form-builder')
    ? '无法打开'
    : `${who}看不到`;
}

import type { MoreOfMenu } from './more.ts';

/** Code of an action that no role holds: the item it guards is shown to nobody. */
export const heldByNobody = 'ams:vault:open';

// Served by the portal itself, so that nothing outside is needed.
const noticeBoard = '/demo/notice-board.html';

/** One menu item of every kind the specification names (section 2), for administrators. */
export const everyKindOfItem: MoreOfMenu['sections'] = {
  board: {
    title: '信息屏',
    icon: 'image',
    redirect: '/ams/board/screen',
    pages: {
      screen: {
        title: '电子公告屏',
        component: 'layouts/IframePageView',
        url: `${noticeBoard}?token=\${token}`,
        urlCredential: 'token',
      },
      window: {
        title: '公告屏（新窗口）',
        component: 'layouts/IframePageView',
        url: noticeBoard,
        opensNewWindow: true,
      },
      hotline: { title: '行政热线 8000', routeFlag: '0' },
      detail: { title: '公告屏详情', hidden: true },
    },
  },
  canteen: {
    title: '员工餐厅',
    icon: 'gift',
    alwaysShow: true,
    pages: { menu: '每周菜单' },
  },
  library: {
    title: '图书角',
    icon: 'book',
    pages: { loan: '借阅登记' },
  },
  form: {
    title: '表单中心',
    icon: 'folder',
    pages: {
      online: { title: '在线表单', component: 'modules/online/cgform/auto/OnlCgformAutoList' },
      unknown: { title: '旧版报表', component: 'ams/RetiredReport' },
      draft: { title: '填报草稿', isForgotten: true },
      vault: { title: '机要柜', permission: heldByNobody },
    },
  },
};

/** A menu item made for tests. Its title begins with the word for sample where a real page could have the same one. */
export interface SampleItem {
  title: string;
  icon?: string;
  component?: string;
  redirect?: string;
  url?: string;
  url_credential?: 'token';
  permission?: string;
  route_flag?: '0';
  hidden?: true;
  always_show?: true;
  keep_alive?: false;
  opens_new_window?: true;
  /** By the last part of their path; a text is the title of an ordinary page. */
  pages?: Record<string, string | SampleItem>;
}

/** Code of an action that no role holds: the item it guards is shown to nobody. */
export const heldByNobody = 'ams:vault:open';

// Served by the portal itself, so that nothing outside is needed.
const noticeBoard = '/demo/notice-board.html';

/** Sections of store operations: more pages than tabs have room, for tests of tabs, menus and search. */
const ors: Record<string, SampleItem> = {
  sampleStore: {
    title: '样页门店',
    icon: 'store',
    pages: {
      archive: '样页档案',
      patrol: '样页巡店',
      rectify: '样页整改',
      shift: '样页排班',
      fee: '样页费用',
      repair: '样页报修',
    },
  },
  sampleStock: {
    title: '样页仓储',
    icon: 'box',
    pages: { query: '样页库存', replenish: '样页补货', return: '样页退仓', defect: '样页次品' },
  },
  sampleSales: {
    title: '样页销售',
    icon: 'receipt',
    pages: {
      daily: '样页日报',
      ticket: '样页小票',
      refund: '样页退换',
      settle: '样页日结',
      target: '样页目标',
      commission: '样页提成',
      invoice: '样页开票',
    },
  },
  sampleGoods: {
    title: '样页商品',
    icon: 'shirt',
    pages: { display: '样页陈列', photo: '样页照片' },
  },
};

/** Sections of administration: ordinary ones, and one item of every kind the specification names (section 2). */
const ams: Record<string, SampleItem> = {
  sampleService: { title: '样页服务', pages: { apply: '样页申请', mine: '样页我的' } },
  sampleAsset: {
    title: '样页资产',
    icon: 'box',
    pages: { ledger: '样页台账', receive: '样页领用' },
  },
  sampleMeeting: {
    title: '样页会务',
    icon: 'calendar',
    pages: { room: '样页会室', booking: '样页预订' },
  },
  sampleCar: { title: '样页车辆', icon: 'car', pages: { apply: '样页用车', fuel: '样页油耗' } },
  sampleRole: { title: '样页角色', icon: 'users', pages: { list: '样页权限' } },
  board: {
    title: '信息屏',
    icon: 'image',
    redirect: '/ams/board/screen',
    pages: {
      screen: {
        title: '电子公告屏',
        component: 'layouts/IframePageView',
        url: `${noticeBoard}?token=\${token}`,
        url_credential: 'token',
      },
      window: {
        title: '公告屏（新窗口）',
        component: 'layouts/IframePageView',
        url: noticeBoard,
        opens_new_window: true,
      },
      hotline: { title: '行政热线 8000', route_flag: '0' },
      detail: { title: '公告屏详情', hidden: true },
    },
  },
  sampleCanteen: {
    title: '样页餐厅',
    icon: 'gift',
    always_show: true,
    pages: { menu: '样页菜单' },
  },
  library: { title: '图书角', icon: 'book', pages: { loan: '借阅登记' } },
  form: {
    title: '表单中心',
    icon: 'folder',
    pages: {
      online: { title: '在线表单', component: 'modules/online/cgform/auto/OnlCgformAutoList' },
      unknown: { title: '旧版报表', component: 'ams/RetiredReport' },
      draft: { title: '填报草稿', keep_alive: false },
      vault: { title: '机要柜', permission: heldByNobody },
    },
  },
};

/** A page that the legacy app has as well, with addresses of its own below it. */
const cms: Record<string, SampleItem> = {
  sampleAlbum: { title: '样页图册', icon: 'image', pages: { season: '样页季册' } },
};

/** The sections by system, with the built page that an ordinary item of each opens. */
export const sampleSections = {
  ors: { component: 'stock/Counts', sections: ors },
  ams: { component: 'dashboard/Analysis', sections: ams },
  cms: { component: 'dashboard/Chart', sections: cms },
};

import { type MoreOfMenu, shipped } from './more.ts';

/** Product operations. */
export const imos: MoreOfMenu = {
  key: 'imos',
  sections: {
    plan: {
      title: '商品企划',
      icon: 'calendar',
      pages: {
        wave: '波段企划',
        structure: '品类结构',
        price: '价格带规划',
        otb: '采购额度',
        calendar: '上市日历',
        review: '企划评审',
      },
    },
    style: {
      pages: {
        archive: shipped,
        sample: '样衣管理',
        selection: {
          title: '选款会',
          pages: { session: '场次安排', vote: '投票结果', confirm: '定款清单' },
        },
        colour: '色码组合',
        label: '吊牌信息',
      },
    },
    order: {
      title: '订货管理',
      icon: 'clipboard',
      pages: {
        fair: '订货会',
        entry: '订单录入',
        summary: '订单汇总',
        change: '改单申请',
        chase: '追单管理',
      },
    },
    replenish: {
      pages: {
        suggest: shipped,
        approval: shipped,
        transfer: '跨区调拨',
        parameter: '补货参数',
        execution: '执行跟踪',
      },
    },
    price: {
      pages: {
        tag: '吊牌价',
        adjust: shipped,
        promotion: '促销价',
        history: '价格历史',
      },
    },
    stock: {
      title: '库存分析',
      icon: 'box',
      pages: {
        age: '库龄分析',
        turnover: '周转分析',
        through: '售罄跟踪',
        slow: '滞销处理',
        broken: '断码分析',
      },
    },
    basic: {
      title: '基础资料',
      icon: 'folder',
      pages: { category: '品类维护', brand: '品牌维护', size: '尺码组', season: '季节波段' },
    },
  },
};

import { type MoreOfMenu, shipped } from './more.ts';

/** Visual analytics. */
export const dcp: MoreOfMenu = {
  key: 'dcp',
  sections: {
    screen: {
      pages: {
        group: shipped,
        festival: '大促战报',
        region: '大区地图',
        store: '门店热力',
        supply: '供应链大屏',
      },
    },
    sales: {
      pages: {
        daily: '销售日报',
        compare: shipped,
        category: '品类分析',
        price: '价格带分析',
        time: '时段分析',
        target: '目标达成',
      },
    },
    goods: {
      title: '商品分析',
      icon: 'shirt',
      pages: {
        best: '畅销排行',
        slow: '滞销排行',
        through: '售罄分析',
        age: '库龄结构',
        new: '新品表现',
      },
    },
    member: {
      title: '会员分析',
      icon: 'users',
      pages: { growth: '会员增长', repurchase: '复购分析', value: '价值分布', channel: '渠道来源' },
    },
    finance: {
      title: '财务分析',
      icon: 'wallet',
      pages: {
        profit: '单店损益',
        margin: '毛利分析',
        cost: {
          title: '费用分析',
          pages: { rent: '租金占比', labour: '人力成本', marketing: '营销费用' },
        },
        cash: '现金流',
      },
    },
    report: {
      title: '自助报表',
      icon: 'folder',
      pages: { design: '报表设计', mine: '我的报表', subscribe: '订阅推送', share: '报表分享' },
    },
    model: {
      title: '数据管理',
      icon: 'settings',
      pages: { source: '数据源', indicator: '指标字典', quality: '数据质量', lineage: '数据血缘' },
    },
  },
};

import type { MoreOfMenu } from './more.ts';

/** Procurement and manufacturing. */
export const gims: MoreOfMenu = {
  key: 'gims',
  sections: {
    material: {
      title: '面辅料',
      icon: 'folder',
      pages: {
        fabric: '面料档案',
        trim: '辅料档案',
        card: '色卡管理',
        test: '检测报告',
        stock: '料库库存',
        price: '料价协议',
      },
    },
    supplier: {
      title: '供应商',
      icon: 'users',
      pages: { archive: '供应商档案', admission: '准入评审', score: '绩效评分', quota: '份额管理' },
    },
    purchase: {
      title: '采购管理',
      icon: 'receipt',
      pages: {
        request: '采购申请',
        inquiry: '询价比价',
        order: {
          title: '采购订单',
          pages: { list: '订单台账', track: '交期跟踪', change: '订单变更' },
        },
        receive: '到料登记',
        return: '退料管理',
      },
    },
    factory: {
      title: '工厂管理',
      icon: 'factory',
      pages: { archive: '工厂档案', capacity: '产能登记', audit: '验厂记录', line: '产线设置' },
    },
    production: {
      title: '生产排产',
      icon: 'calendar',
      pages: {
        schedule: '排产计划',
        cutting: '裁剪任务',
        sewing: '车缝进度',
        finishing: '后整包装',
        delay: '延期预警',
      },
    },
    quality: {
      title: '质量管理',
      icon: 'shield',
      pages: { inline: '中期检验', final: '尾期检验', defect: '疵点统计', claim: '质量索赔' },
    },
    cost: {
      title: '成本核算',
      icon: 'wallet',
      pages: { bom: '物料清单', quote: '工价报价', actual: '实际成本', settle: '加工费结算' },
    },
  },
};

import type { MoreOfMenu } from './more.ts';

/** Cashier loss-prevention. */
export const syfs: MoreOfMenu = {
  key: 'syfs',
  sections: {
    ticket: {
      title: '小票稽核',
      icon: 'receipt',
      pages: {
        abnormal: '异常小票',
        void: '作废小票',
        reprint: '补打记录',
        refund: '无票退货',
        night: '非营业时段',
      },
    },
    discount: {
      title: '折扣稽核',
      icon: 'tag',
      pages: { over: '超权折扣', staff: '员工内购', coupon: '券码核销', manual: '手工改价' },
    },
    cash: {
      title: '现金管理',
      icon: 'wallet',
      pages: { deposit: '缴存核对', petty: '备用金', difference: '长短款', count: '突击盘点' },
    },
    video: {
      title: '视频回溯',
      icon: 'image',
      pages: { playback: '收银回放', bookmark: '片段标记', device: '设备状态' },
    },
    case: {
      title: '案件处理',
      icon: 'shield',
      pages: {
        register: '案件登记',
        investigate: '调查记录',
        conclusion: '结案审批',
        blacklist: '重点名单',
      },
    },
    rule: {
      title: '规则配置',
      icon: 'settings',
      pages: { indicator: '预警指标', threshold: '阈值设置', subscribe: '预警订阅' },
    },
  },
};

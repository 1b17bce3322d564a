import type { MoreOfMenu } from './more.ts';

/** Retail operations: decisions on goods and display. */
export const idss: MoreOfMenu = {
  key: 'idss',
  sections: {
    allocation: {
      title: '货品分配',
      icon: 'box',
      pages: {
        initial: '首铺分配',
        chase: '追单建议',
        balance: '区域平衡',
        size: '断码预警',
        result: '分配结果',
        rule: '分配规则',
      },
    },
    pricing: {
      title: '价格决策',
      icon: 'tag',
      pages: {
        markdown: '折价建议',
        elasticity: '价格弹性',
        simulate: '促销模拟',
        clearance: '清货计划',
      },
    },
    display: {
      title: '陈列支持',
      icon: 'image',
      pages: { guide: '陈列手册', zone: '区位效能', window: '橱窗方案', compliance: '执行评分' },
    },
    forecast: {
      title: '销售预测',
      icon: 'chart',
      pages: {
        weekly: '周度预测',
        store: '单店预测',
        weather: '天气影响',
        holiday: '节假日因子',
        accuracy: '预测准确率',
      },
    },
    store: {
      title: '门店诊断',
      icon: 'store',
      pages: {
        health: '经营体检',
        compare: '同类对标',
        traffic: '客流转化',
        suggestion: '改善建议',
        follow: '跟进记录',
      },
    },
    model: {
      title: '模型管理',
      icon: 'settings',
      pages: { parameter: '参数设置', version: '模型版本', task: '运算任务', log: '运算日志' },
    },
  },
};

import { type MoreOfMenu, shipped } from './more.ts';

/** User management: the group's members. */
export const crm: MoreOfMenu = {
  key: 'crm',
  sections: {
    member: {
      pages: {
        archive: shipped,
        level: '等级规则',
        merge: '会员合并',
        freeze: '冻结解冻',
        import: '批量导入',
        tag: '标签管理',
      },
    },
    segment: {
      title: '人群分层',
      icon: 'chart',
      pages: { rfm: '价值分层', lifecycle: '生命周期', custom: '自定义人群', churn: '流失预警' },
    },
    points: {
      title: '积分权益',
      icon: 'gift',
      pages: {
        account: '积分账户',
        rule: '积分规则',
        mall: {
          title: '积分商城',
          pages: { goods: '兑换商品', order: '兑换订单', delivery: '礼品发放' },
        },
        benefit: '权益配置',
      },
    },
    coupon: {
      pages: {
        template: shipped,
        issue: '发券任务',
        verify: '核销明细',
        effect: '用券分析',
        budget: '券预算',
      },
    },
    campaign: {
      title: '触达活动',
      icon: 'message',
      pages: {
        plan: '活动计划',
        sms: '短信触达',
        app: '小程序推送',
        approval: '活动审批',
        result: '活动效果',
      },
    },
    service: {
      title: '专属服务',
      icon: 'clipboard',
      pages: { clerk: '导购绑定', visit: '回访记录', birthday: '生日关怀', fitting: '预约试衣' },
    },
    config: {
      title: '基础配置',
      icon: 'settings',
      pages: { channel: '入会渠道', agreement: '会员协议', field: '档案字段' },
    },
  },
};

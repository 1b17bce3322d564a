import type { SubsystemMenu } from './menu.ts';

/** User management: the group's members. */
export const crm: SubsystemMenu = {
  key: 'crm',
  board: '会员看板',
  sections: {
    member: {
      title: '会员管理',
      icon: 'users',
      pages: {
        archive: { title: '会员档案', component: 'member/Members' },
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
      title: '优惠券',
      icon: 'tag',
      pages: {
        template: { title: '券模板', component: 'coupon/Coupons' },
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

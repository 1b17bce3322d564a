import type { MoreOfMenu } from './more.ts';

/** Channel management. */
export const rcm: MoreOfMenu = {
  key: 'rcm',
  sections: {
    outlet: {
      title: '网点管理',
      icon: 'map',
      pages: {
        archive: '网点档案',
        plan: '开店规划',
        survey: '选址勘察',
        approval: '立项审批',
        closing: '撤店管理',
        relocation: '迁址登记',
      },
    },
    partner: {
      title: '合作伙伴',
      icon: 'users',
      pages: {
        franchisee: '加盟商档案',
        landlord: '业主档案',
        credit: '信用评级',
        deposit: '保证金',
        visit: '拜访记录',
      },
    },
    contract: {
      title: '合同管理',
      icon: 'file',
      pages: {
        lease: {
          title: '租赁合同',
          pages: { ledger: '合同台账', renewal: '到期续签', rent: '租金计划' },
        },
        franchise: '加盟合同',
        joint: '联营合同',
        change: '合同变更',
      },
    },
    fitting: {
      title: '装修工程',
      icon: 'building',
      pages: {
        project: '工程项目',
        budget: '装修预算',
        supplier: '施工单位',
        acceptance: '竣工验收',
        maintenance: '维保记录',
      },
    },
    settlement: {
      title: '渠道结算',
      icon: 'wallet',
      pages: {
        statement: '对账单',
        deduction: '扣点核算',
        fee: '商场费用',
        refund: '返利计算',
        invoice: '结算发票',
      },
    },
    policy: {
      title: '渠道政策',
      icon: 'book',
      pages: {
        discount: '折扣政策',
        support: '开店扶持',
        return: '退换政策',
        assessment: '年度考核',
      },
    },
  },
};

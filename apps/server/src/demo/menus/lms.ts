import { type MoreOfMenu, shipped } from './more.ts';

/** Legal. */
export const lms: MoreOfMenu = {
  key: 'lms',
  sections: {
    contract: {
      pages: {
        draft: '合同起草',
        review: shipped,
        seal: '用印登记',
        archive: '合同归档',
        expire: '到期提醒',
        template: '合同范本',
      },
    },
    property: {
      title: '知识产权',
      icon: 'shield',
      pages: {
        trademark: '商标管理',
        patent: '外观专利',
        copyright: '著作权',
        licence: '授权许可',
        monitor: '侵权监测',
      },
    },
    dispute: {
      pages: {
        case: shipped,
        hearing: '开庭日程',
        evidence: '证据材料',
        lawyer: '外聘律师',
        execution: '执行跟踪',
      },
    },
    compliance: {
      title: '合规管理',
      icon: 'clipboard',
      pages: { policy: '制度库', check: '合规检查', training: '普法培训', privacy: '个人信息保护' },
    },
    consult: {
      title: '法律咨询',
      icon: 'message',
      pages: { ask: '咨询登记', opinion: '法律意见', authorise: '授权委托', letter: '律师函件' },
    },
    counterfeit: {
      title: '打假维权',
      icon: 'activity',
      pages: {
        clue: '线索登记',
        investigation: '取证任务',
        action: '执法协同',
        online: '线上投诉',
      },
    },
  },
};

import type { MoreOfMenu } from './more.ts';

/** Voice of customer. */
export const cas: MoreOfMenu = {
  key: 'cas',
  sections: {
    review: {
      title: '评价管理',
      icon: 'message',
      pages: {
        store: '门店评价',
        online: '线上评价',
        reply: '评价回复',
        bad: '差评跟进',
        keyword: '关键词云',
      },
    },
    complaint: {
      title: '投诉处理',
      icon: 'bell',
      pages: {
        register: '投诉登记',
        dispatch: '工单派发',
        handle: '处理跟踪',
        close: '结案回访',
        escalate: '升级督办',
      },
    },
    survey: {
      title: '满意度调研',
      icon: 'clipboard',
      pages: { questionnaire: '问卷设计', send: '投放任务', answer: '答卷明细', nps: '净推荐值' },
    },
    call: {
      title: '呼叫中心',
      icon: 'activity',
      pages: { record: '通话记录', seat: '坐席管理', quality: '质检抽听', schedule: '坐席排班' },
    },
    insight: {
      title: '客声洞察',
      icon: 'chart',
      pages: { topic: '话题分析', product: '商品口碑', store: '服务短板', report: '月度报告' },
    },
    knowledge: {
      title: '知识库',
      icon: 'book',
      pages: { script: '标准话术', policy: '退换政策', case: '典型案例' },
    },
  },
};

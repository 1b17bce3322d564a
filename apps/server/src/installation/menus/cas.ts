import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Voice of customer: reviews and complaints about goods and service,
 * and what is done about them.
 */
export const cas: SubsystemMenu = {
  key: 'cas',
  board: '客声看板',
  sections: {
    review: {
      title: '评价管理',
      icon: 'message',
      pages: {
        list: { title: '顾客评价', component: 'review/Reviews' },
        bad: { title: '差评跟进', component: 'review/BadReviews' },
      },
    },
    complaint: {
      title: '投诉处理',
      icon: 'bell',
      pages: {
        register: { title: '投诉登记', component: 'complaint/Complaints' },
        ticket: { title: '工单', component: 'complaint/Tickets' },
        escalate: { title: '升级处理', component: 'complaint/Escalations' },
        callback: { title: '回访', component: 'complaint/Callbacks' },
      },
    },
    survey: {
      title: '满意度调查',
      icon: 'clipboard',
      pages: {
        list: { title: '调查列表', component: 'survey/Surveys' },
      },
    },
    insight: {
      title: '客声洞察',
      icon: 'tag',
      pages: {
        topic: { title: '主题标签', component: 'insight/Topics' },
      },
    },
    chart,
  },
};

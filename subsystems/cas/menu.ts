import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '客声看板', exportAction: 'cas:complaint:export' };

/** The pages of the voice of customers, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  review: {
    title: '评价管理',
    icon: 'message',
    pages: {
      list: { title: '顾客评价', component: 'review/Reviews', records: 'reviews' },
      bad: { title: '差评跟进', component: 'review/BadReviews', records: 'reviews', view: 'bad' },
    },
  },
  complaint: {
    title: '投诉处理',
    icon: 'bell',
    pages: {
      register: { title: '投诉登记', component: 'complaint/Complaints', records: 'complaints' },
      ticket: { title: '工单', component: 'complaint/Tickets', records: 'tickets' },
      escalate: {
        title: '升级处理',
        component: 'complaint/Escalations',
        records: 'tickets',
        view: 'escalated',
      },
      callback: { title: '回访', component: 'complaint/Callbacks', records: 'callbacks' },
    },
  },
  survey: {
    title: '满意度调查',
    icon: 'clipboard',
    pages: {
      list: { title: '调查列表', component: 'survey/Surveys', records: 'surveys' },
    },
  },
  insight: {
    title: '客声洞察',
    icon: 'tag',
    pages: {
      topic: { title: '主题标签', component: 'insight/Topics', records: 'topics' },
    },
  },
  chart,
};

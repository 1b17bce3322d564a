import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '内容看板', exportAction: 'cms:album:export' };

/** The pages of content management, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  chart,
  album: {
    title: '陈列指引',
    icon: 'image',
    component: 'album/Guides',
    records: 'display-guides',
  },
  check: {
    title: '陈列检查',
    icon: 'clipboard',
    component: 'check/Visits',
    records: 'display-checks',
  },
  training: {
    title: '培训课程',
    icon: 'book',
    component: 'training/Courses',
    records: 'courses',
  },
  exam: { title: '考试成绩', icon: 'file', component: 'exam/Results', records: 'exam-results' },
  material: {
    title: '活动素材申请',
    icon: 'folder',
    component: 'material/Requests',
    records: 'material-requests',
  },
  workflow: {
    title: '内容发布',
    icon: 'calendar',
    pages: {
      plan: { title: '发布计划', component: 'workflow/Publications', records: 'publications' },
      proof: {
        title: '待审校',
        component: 'workflow/Proofs',
        records: 'publications',
        view: 'proof',
      },
    },
  },
};

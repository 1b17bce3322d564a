import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Content management: albums of displays and training material,
 * and who has read them.
 */
export const cms: SubsystemMenu = {
  key: 'cms',
  board: '内容看板',
  sections: {
    chart,
    album: { title: '陈列指引', icon: 'image', component: 'album/Guides' },
    check: { title: '陈列检查', icon: 'clipboard', component: 'check/Visits' },
    training: { title: '培训课程', icon: 'book', component: 'training/Courses' },
    exam: { title: '考试成绩', icon: 'file', component: 'exam/Results' },
    material: { title: '活动素材申请', icon: 'folder', component: 'material/Requests' },
    workflow: {
      title: '内容发布',
      icon: 'calendar',
      pages: {
        plan: { title: '发布计划', component: 'workflow/Publications' },
        proof: { title: '待审校', component: 'workflow/Proofs' },
      },
    },
  },
};

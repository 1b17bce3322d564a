import type { SubsystemMenu } from '../menu.ts';

/** Human resources. */
export const hr: SubsystemMenu = {
  key: 'hr',
  board: '人力看板',
  sections: {
    self: {
      title: '员工自助',
      icon: 'clipboard',
      pages: {
        workplace: { title: '工作台', component: 'dashboard/Workplace' },
        calendar: { title: '考勤月历', component: 'self/Calendar' },
        leave: { title: '请假申请', component: 'self/Leaves' },
        overtime: { title: '加班申请', component: 'self/Overtime' },
        punch: { title: '补卡申请', component: 'self/PunchCorrections' },
        trip: { title: '出差申请', component: 'self/Trips' },
        expense: { title: '费用报销', component: 'self/Expenses' },
      },
    },
    payslip: { title: '我的工资条', icon: 'wallet', component: 'self/Payslips' },
    directory: { title: '员工花名册', icon: 'book', component: 'directory/Staff' },
    attendance: {
      title: '考勤审批',
      icon: 'calendar',
      pages: {
        leave: { title: '请假审批', component: 'attendance/Leaves' },
        overtime: { title: '加班审批', component: 'attendance/Overtime' },
        punch: { title: '补卡审批', component: 'attendance/PunchCorrections' },
        trip: { title: '出差审批', component: 'attendance/Trips' },
      },
    },
    expense: {
      title: '费用审核',
      icon: 'receipt',
      pages: {
        review: { title: '报销审核', component: 'expense/Reviews' },
        payment: { title: '报销付款', component: 'expense/Payments' },
      },
    },
    staff: {
      title: '员工管理',
      icon: 'users',
      pages: {
        entry: { title: '入职办理', component: 'staff/Entries' },
        change: { title: '转正调岗', component: 'staff/Changes' },
        leave: { title: '离职办理', component: 'staff/Departures' },
      },
    },
    organisation: {
      title: '组织编制',
      icon: 'building',
      pages: { headcount: { title: '编制管理', component: 'organisation/Headcounts' } },
    },
    recruit: {
      title: '招聘管理',
      icon: 'file',
      pages: {
        demand: { title: '用人需求', component: 'recruit/Openings' },
        candidate: { title: '候选人', component: 'recruit/Candidates' },
      },
    },
    training: {
      title: '培训管理',
      icon: 'book',
      pages: { course: { title: '培训班', component: 'training/Classes' } },
    },
  },
};

import type { MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '人力看板', exportAction: 'hr:attendance:export' };

/** The pages of human resources, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  self: {
    title: '员工自助',
    icon: 'clipboard',
    pages: {
      workplace: { title: '工作台', component: 'dashboard/Workplace' },
      calendar: { title: '考勤月历', component: 'self/Calendar' },
      leave: { title: '请假申请', component: 'self/Leaves', records: 'leaves', side: 'author' },
      overtime: {
        title: '加班申请',
        component: 'self/Overtime',
        records: 'overtime',
        side: 'author',
      },
      punch: {
        title: '补卡申请',
        component: 'self/PunchCorrections',
        records: 'punch-corrections',
        side: 'author',
      },
      trip: { title: '出差申请', component: 'self/Trips', records: 'trips', side: 'author' },
      expense: {
        title: '费用报销',
        component: 'self/Expenses',
        records: 'expenses',
        side: 'author',
      },
    },
  },
  payslip: {
    title: '我的工资条',
    icon: 'wallet',
    component: 'self/Payslips',
    records: 'payslips',
    side: 'author',
  },
  directory: { title: '员工花名册', icon: 'book', component: 'directory/Staff' },
  team: {
    title: '团队审批',
    icon: 'users',
    pages: {
      leave: {
        title: '团队请假',
        component: 'team/Leaves',
        permission: 'hr:team:approve',
        records: 'leaves',
        view: 'managed',
        side: 'manager',
      },
      overtime: {
        title: '团队加班',
        component: 'team/Overtime',
        permission: 'hr:team:approve',
        records: 'overtime',
        view: 'managed',
        side: 'manager',
      },
      punch: {
        title: '团队补卡',
        component: 'team/PunchCorrections',
        permission: 'hr:team:approve',
        records: 'punch-corrections',
        view: 'managed',
        side: 'manager',
      },
      trip: {
        title: '团队出差',
        component: 'team/Trips',
        permission: 'hr:team:approve',
        records: 'trips',
        view: 'managed',
        side: 'manager',
      },
      expense: {
        title: '团队报销',
        component: 'team/Expenses',
        permission: 'hr:team:approve',
        records: 'expenses',
        view: 'managed',
        side: 'manager',
      },
    },
  },
  attendance: {
    title: '考勤审批',
    icon: 'calendar',
    pages: {
      leave: {
        title: '请假审批',
        component: 'attendance/Leaves',
        records: 'leaves',
        view: 'waiting',
      },
      overtime: {
        title: '加班审批',
        component: 'attendance/Overtime',
        records: 'overtime',
        view: 'waiting',
      },
      punch: {
        title: '补卡审批',
        component: 'attendance/PunchCorrections',
        records: 'punch-corrections',
        view: 'waiting',
      },
      trip: {
        title: '出差审批',
        component: 'attendance/Trips',
        records: 'trips',
        view: 'waiting',
      },
    },
  },
  expense: {
    title: '费用审核',
    icon: 'receipt',
    pages: {
      review: {
        title: '报销审核',
        component: 'expense/Reviews',
        records: 'expenses',
        view: 'waiting',
      },
      payment: {
        title: '报销付款',
        component: 'expense/Payments',
        records: 'expenses',
        view: 'unpaid',
      },
    },
  },
  staff: {
    title: '员工管理',
    icon: 'users',
    pages: {
      entry: { title: '入职办理', component: 'staff/Entries', records: 'entries' },
      change: { title: '转正调岗', component: 'staff/Changes', records: 'staff-changes' },
      leave: { title: '离职办理', component: 'staff/Departures', records: 'departures' },
    },
  },
  pay: {
    title: '薪酬管理',
    icon: 'wallet',
    pages: {
      question: {
        title: '工资条答疑',
        component: 'pay/Questions',
        permission: 'hr:payslip:answer',
        records: 'payslips',
        view: 'queried',
      },
    },
  },
  organisation: {
    title: '组织编制',
    icon: 'building',
    pages: {
      headcount: {
        title: '编制管理',
        component: 'organisation/Headcounts',
        records: 'headcounts',
      },
    },
  },
  recruit: {
    title: '招聘管理',
    icon: 'file',
    pages: {
      demand: { title: '用人需求', component: 'recruit/Openings', records: 'openings' },
      candidate: { title: '候选人', component: 'recruit/Candidates', records: 'candidates' },
    },
  },
  training: {
    title: '培训管理',
    icon: 'book',
    pages: { course: { title: '培训班', component: 'training/Classes', records: 'trainings' } },
  },
};

import { type MoreOfMenu, shipped } from './more.ts';

/** Human resources. */
export const hr: MoreOfMenu = {
  key: 'hr',
  sections: {
    self: {
      pages: {
        profile: '我的档案',
        workplace: shipped,
        leave: shipped,
        overtime: '加班申请',
        payslip: '工资条',
        certificate: '证明开具',
      },
    },
    organisation: {
      title: '组织编制',
      icon: 'building',
      pages: { chart: '组织架构', headcount: '编制管理', position: '岗位体系', grade: '职级序列' },
    },
    staff: {
      title: '员工管理',
      icon: 'users',
      pages: {
        archive: '员工档案',
        entry: '入职办理',
        change: {
          title: '异动管理',
          pages: { transfer: '调岗调店', promotion: '晋升任免', secondment: '借调支援' },
        },
        leave: '离职办理',
        contract: '劳动合同',
      },
    },
    attendance: {
      title: '排班考勤',
      icon: 'calendar',
      pages: {
        roster: '排班表',
        record: '打卡记录',
        exception: '考勤异常',
        holiday: '假期额度',
        summary: '月度汇总',
      },
    },
    payroll: {
      title: '薪酬福利',
      icon: 'wallet',
      pages: {
        scheme: '薪资方案',
        calculate: '薪资核算',
        insurance: '社保公积金',
        commission: '提成核算',
        benefit: '节日福利',
      },
    },
    recruit: {
      pages: {
        demand: shipped,
        resume: '简历库',
        interview: '面试安排',
        offer: '录用审批',
      },
    },
    training: {
      title: '培训绩效',
      icon: 'book',
      pages: { course: '课程管理', plan: '培训计划', exam: '在线考试', appraisal: '绩效考核' },
    },
  },
};

import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const hr = defineSubsystem({
  key: 'hr',
  pages: {
    'dashboard/Workplace': async () =>
      (await import('@portal/subsystem/workplace/WorkplacePage')).workplacePage([
        { title: '请假申请', path: '/hr/self/leave' },
        { title: '考勤月历', path: '/hr/self/calendar' },
        { title: '我的工资条', path: '/hr/payslip' },
        { title: '员工花名册', path: '/hr/directory' },
        { title: '人力看板', path: '/hr/dashboard/analysis' },
      ]),
    'self/Calendar': async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage,
    'self/Payslips': async () => (await import('./payslips/PayslipPage.tsx')).PayslipPage,
    'directory/Staff': async () => (await import('./directory/StaffPage.tsx')).StaffPage,
  },
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).hr),
});

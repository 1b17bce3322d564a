import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('./record-pages.ts');

export const hr = defineSubsystem({
  key: 'hr',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'hr:attendance:export',
      ),
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
    'pay/Questions': async () => (await records()).PayslipQuestionsPage,
    'directory/Staff': async () => (await import('./directory/StaffPage.tsx')).StaffPage,
    'self/Leaves': async () => (await records()).LeavesPage,
    'self/Overtime': async () => (await records()).OvertimePage,
    'self/PunchCorrections': async () => (await records()).PunchCorrectionsPage,
    'team/Leaves': async () => (await records()).TeamLeavesPage,
    'team/Overtime': async () => (await records()).TeamOvertimePage,
    'team/PunchCorrections': async () => (await records()).TeamPunchCorrectionsPage,
    'team/Trips': async () => (await records()).TeamTripsPage,
    'team/Expenses': async () => (await records()).TeamExpensesPage,
    'attendance/Leaves': async () => (await records()).LeaveApprovalPage,
    'attendance/Overtime': async () => (await records()).OvertimeApprovalPage,
    'attendance/PunchCorrections': async () => (await records()).PunchApprovalPage,
    'self/Trips': async () => (await records()).TripsPage,
    'self/Expenses': async () => (await records()).ExpensesPage,
    'attendance/Trips': async () => (await records()).TripApprovalPage,
    'expense/Reviews': async () => (await records()).ExpenseReviewPage,
    'expense/Payments': async () => (await records()).ExpensePaymentPage,
    'staff/Entries': async () => (await records()).EntriesPage,
    'staff/Changes': async () => (await records()).StaffChangesPage,
    'staff/Departures': async () => (await records()).DeparturesPage,
    'organisation/Headcounts': async () => (await records()).HeadcountsPage,
    'recruit/Openings': async () => (await records()).OpeningsPage,
    'recruit/Candidates': async () => (await records()).CandidatesPage,
    'training/Classes': async () => (await records()).TrainingsPage,
  },
});

import { leaves, openings } from '@portal/contract/records/types/hr';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');

export const hr = defineSubsystem({
  key: 'hr',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'hr:attendance:export',
      ),
    'self/Leaves': async () => (await records()).recordsPage(leaves),
    'recruit/Openings': async () => (await records()).recordsPage(openings),
    'dashboard/Workplace': async () =>
      (await import('@portal/subsystem/workplace/WorkplacePage')).workplacePage([
        { title: '请假申请', path: '/hr/self/leave' },
        { title: '人力看板', path: '/hr/dashboard/analysis' },
      ]),
  },
});

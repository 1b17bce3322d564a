import { leaves, openings } from '@portal/contract/lists/hr';
import { defineSubsystem } from '@portal/subsystem/define';

const list = () => import('@portal/subsystem/lists/pages');

export const hr = defineSubsystem({
  key: 'hr',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'hr:attendance:export',
      ),
    'self/Leaves': async () => (await list()).listPage(leaves),
    'recruit/Openings': async () => (await list()).listPage(openings),
    'dashboard/Workplace': async () =>
      (await import('@portal/subsystem/workplace/WorkplacePage')).workplacePage([
        { title: '请假申请', path: '/hr/self/leave' },
        { title: '人力看板', path: '/hr/dashboard/analysis' },
      ]),
  },
});

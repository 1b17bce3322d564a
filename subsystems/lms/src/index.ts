import { contractReviews, disputes } from '@portal/contract/lists/lms';
import { defineSubsystem } from '@portal/subsystem/define';

const list = () => import('@portal/subsystem/lists/pages');

export const lms = defineSubsystem({
  key: 'lms',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'lms:contract:export',
      ),
    'contract/Reviews': async () => (await list()).listPage(contractReviews),
    'dispute/Cases': async () => (await list()).listPage(disputes),
  },
});

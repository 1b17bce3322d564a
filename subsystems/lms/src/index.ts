import { contractReviews, disputes } from '@portal/contract/records/types/lms';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');

export const lms = defineSubsystem({
  key: 'lms',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'lms:contract:export',
      ),
    'contract/Reviews': async () => (await records()).recordsPage(contractReviews),
    'dispute/Cases': async () => (await records()).recordsPage(disputes),
  },
});

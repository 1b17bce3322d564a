import { stockCounts, stockTransfers } from '@portal/contract/records/types/ors';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ors:sales:export'),
    'stock/Counts': async () => (await records()).recordsPage(stockCounts),
    'stock/Transfers': async () => (await records()).recordsPage(stockTransfers),
  },
});

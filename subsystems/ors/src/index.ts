import { stockCounts, stockTransfers } from '@portal/contract/lists/ors';
import { defineSubsystem } from '@portal/subsystem/define';

const list = () => import('@portal/subsystem/lists/pages');

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ors:sales:export'),
    'stock/Counts': async () => (await list()).listPage(stockCounts),
    'stock/Transfers': async () => (await list()).listPage(stockTransfers),
  },
});

import { slips } from '@portal/contract/records/types/ors/slips';
import { stockCounts, stockTransfers } from '@portal/contract/records/types/ors';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ors:sales:export'),
    'sales/Slips': async () => (await records()).recordsPage(slips),
    'stock/Counts': async () => (await records()).recordsPage(stockCounts),
    'stock/Transfers': async () => (await records()).recordsPage(stockTransfers),
  },
});

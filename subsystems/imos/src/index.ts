import { priceChanges, replenishments } from '@portal/contract/lists/imos';
import { defineSubsystem } from '@portal/subsystem/define';

const list = () => import('@portal/subsystem/lists/pages');

export const imos = defineSubsystem({
  key: 'imos',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('imos:stock:export'),
    'replenish/Suggestions': async () => (await list()).listPage(replenishments),
    'price/Changes': async () => (await list()).listPage(priceChanges),
    'dashboard/Tasks': async () =>
      (await list()).taskPage({
        list: replenishments,
        waiting: { status: 'proposed' },
        ways: [
          { label: '采纳', sets: { status: 'accepted' } },
          { label: '不采纳', sets: { status: 'declined' } },
        ],
      }),
  },
});

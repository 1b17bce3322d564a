import { priceChanges, replenishments } from '@portal/contract/records/types/imos';
import { styles } from '@portal/contract/records/types/imos/styles';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');

export const imos = defineSubsystem({
  key: 'imos',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('imos:stock:export'),
    'replenish/Suggestions': async () => (await records()).recordsPage(replenishments),
    'price/Changes': async () => (await records()).recordsPage(priceChanges),
    'style/Styles': async () => (await records()).recordsPage(styles),
    'dashboard/Tasks': async () =>
      (await records()).recordsPage(replenishments, { view: 'waiting' }),
  },
});

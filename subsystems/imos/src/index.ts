import { priceChanges, promotions, replenishments } from '@portal/contract/records/types/imos';
import { styles } from '@portal/contract/records/types/imos/styles';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const planning = () => import('@portal/contract/records/types/imos/planning');
const stockCare = () => import('@portal/contract/records/types/imos/stock-care');

export const imos = defineSubsystem({
  key: 'imos',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('imos:stock:export'),
    'replenish/Suggestions': async () => (await records()).recordsPage(replenishments),
    'price/Changes': async () => (await records()).recordsPage(priceChanges),
    'style/Styles': async () => (await records()).recordsPage(styles),
    'stock/SellThrough': async () =>
      (await import('./features/sell-through/SellThroughPage.tsx')).SellThroughPage,
    'dashboard/Tasks': async () =>
      (await records()).recordsPage(replenishments, { view: 'waiting' }),
    'plan/Waves': async () => (await records()).recordsPage((await planning()).waves),
    'plan/Launches': async () => (await records()).recordsPage((await planning()).launches),
    'price/Approvals': async () => (await records()).recordsPage(priceChanges, { view: 'waiting' }),
    'price/Promotions': async () => (await records()).recordsPage(promotions),
    'stock/BrokenSizes': async () => (await records()).recordsPage((await stockCare()).brokenSizes),
    'stock/Alerts': async () => (await records()).recordsPage((await stockCare()).stockAlerts),
    'stock/ReturnBatches': async () =>
      (await records()).recordsPage((await stockCare()).returnBatches),
  },
});

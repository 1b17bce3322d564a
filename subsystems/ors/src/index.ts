import { slips } from '@portal/contract/records/types/ors/slips';
import { stockCounts, stockTransfers } from '@portal/contract/records/types/ors';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const goodsFlow = () => import('@portal/contract/records/types/ors/goods-flow');
const storeWork = () => import('@portal/contract/records/types/ors/store-work');
const storeCosts = () => import('@portal/contract/records/types/ors/store-costs');
const selling = () => import('@portal/contract/records/types/ors/selling');

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ors:sales:export'),
    'stock/Query': async () => (await import('./features/stock-query/StockQuery.tsx')).StockQuery,
    'sales/Slips': async () => (await records()).recordsPage(slips),
    'stock/Counts': async () => (await records()).recordsPage(stockCounts),
    'stock/Transfers': async () => (await records()).recordsPage(stockTransfers),
    'stock/TransferDifferences': async () =>
      (await records()).recordsPage(stockTransfers, { view: 'differing' }),
    'stock/CountDifferences': async () =>
      (await records()).recordsPage(stockCounts, { view: 'differing' }),
    'stock/Replenishments': async () =>
      (await records()).recordsPage((await goodsFlow()).replenishmentRequests),
    'stock/Returns': async () =>
      (await records()).recordsPage((await goodsFlow()).warehouseReturns),
    'stock/Defects': async () => (await records()).recordsPage((await goodsFlow()).defects),
    'store/OpeningChecks': async () =>
      (await records()).recordsPage((await storeWork()).openingChecks),
    'store/OpeningChanges': async () =>
      (await records()).recordsPage((await storeWork()).openingChanges),
    'store/Repairs': async () => (await records()).recordsPage((await storeCosts()).repairs),
    'store/Expenses': async () => (await records()).recordsPage((await storeCosts()).storeExpenses),
    'patrol/Patrols': async () => (await records()).recordsPage((await storeWork()).patrols),
    'patrol/Rectifications': async () =>
      (await records()).recordsPage((await storeWork()).rectifications),
    'sales/Returns': async () => (await records()).recordsPage((await selling()).customerReturns),
    'goods/Displays': async () => (await records()).recordsPage((await selling()).displayTasks),
    'stock/Incoming': async () => (await records()).recordsPage(stockTransfers, { side: 'to' }),
    'stock/Receiving': async () => (await import('./stock/ReceivingPage.tsx')).ReceivingPage,
    'stock/Counting': async () => (await import('./stock/CountingPage.tsx')).CountingPage,
    'closing/DayClosing': async () => (await import('./closing/DayClosing.tsx')).DayClosing,
    'closing/Closings': async () =>
      (await records()).recordsPage(
        (await import('@portal/contract/records/types/ors/closings')).dailyClosings,
      ),
    'team/Schedule': async () => (await import('./team/SchedulePage.tsx')).SchedulePage,
    'team/Shifts': async () => (await records()).recordsPage((await selling()).shifts),
    'member/Visits': async () => (await records()).recordsPage((await selling()).customerVisits),
  },
});

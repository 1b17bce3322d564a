import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const arrival = () => import('@portal/contract/records/types/gyl/arrival');
const returns = () => import('@portal/contract/records/types/gyl/returns');
const transport = () => import('@portal/contract/records/types/gyl/transport');
const warehouse = () => import('@portal/contract/records/types/gyl/warehouse');

/**
 * Supply chain: arrivals, receipts, dispatches, transport and returns.
 * Users need an account set of the supply chain to enter it.
 */
export const gyl = defineSubsystem({
  key: 'gyl',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('gyl:arrival:export'),
    'arrival/Bookings': async () => (await records()).recordsPage((await arrival()).bookings),
    'arrival/Checks': async () => (await records()).recordsPage((await arrival()).arrivalChecks),
    'warehouse/Receipts': async () => (await records()).recordsPage((await warehouse()).receipts),
    'warehouse/Dispatches': async () =>
      (await records()).recordsPage((await warehouse()).dispatches),
    'transport/Routes': async () => (await records()).recordsPage((await transport()).routes),
    'transport/Shipments': async () => (await records()).recordsPage((await transport()).shipments),
    'return/Returns': async () => (await records()).recordsPage((await returns()).storeReturns),
    'settlement/Bills': async () => (await records()).recordsPage((await returns()).carrierBills),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

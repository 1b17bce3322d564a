import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const orders = () => import('@portal/contract/records/types/ops/orders');
const shipments = () => import('@portal/contract/records/types/ops/shipments');
const shops = () => import('@portal/contract/records/types/ops/shops');

export const ops = defineSubsystem({
  key: 'ops',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ops:order:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
    'order/Orders': async () => (await records()).recordsPage((await orders()).orders),
    'order/Exceptions': async () => (await records()).recordsPage((await orders()).orderExceptions),
    'fulfil/Shipments': async () => (await records()).recordsPage((await shipments()).shipments),
    'aftersale/AfterSales': async () => (await records()).recordsPage((await orders()).afterSales),
    'goods/Listings': async () => (await records()).recordsPage((await shops()).listings),
    'promotion/LiveSessions': async () =>
      (await records()).recordsPage((await shops()).liveSessions),
    'shop/Shops': async () => (await records()).recordsPage((await shops()).shops),
  },
});

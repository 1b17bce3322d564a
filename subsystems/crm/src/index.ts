import { coupons, members } from '@portal/contract/records/types/crm';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const points = () => import('@portal/contract/records/types/crm/points');
const campaigns = () => import('@portal/contract/records/types/crm/campaigns');

export const crm = defineSubsystem({
  key: 'crm',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('crm:segment:export'),
    'member/Members': async () => (await records()).recordsPage(members),
    'member/Purchases': async () => (await import('./purchases/PurchasesPage.tsx')).PurchasesPage,
    'coupon/Coupons': async () => (await records()).recordsPage(coupons),
    'member/Levels': async () => (await records()).recordsPage((await points()).levelRules),
    'points/Entries': async () => (await records()).recordsPage((await points()).pointEntries),
    'coupon/Batches': async () => (await records()).recordsPage((await campaigns()).couponBatches),
    'campaign/Campaigns': async () => (await records()).recordsPage((await campaigns()).campaigns),
    'service/Visits': async () => (await records()).recordsPage((await campaigns()).memberVisits),
    'service/Refunds': async () => (await records()).recordsPage((await points()).refunds),
  },
});

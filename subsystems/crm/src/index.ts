import { coupons, members } from '@portal/contract/records/types/crm';
import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');

export const crm = defineSubsystem({
  key: 'crm',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('crm:segment:export'),
    'member/Members': async () => (await records()).recordsPage(members),
    'coupon/Coupons': async () => (await records()).recordsPage(coupons),
  },
});

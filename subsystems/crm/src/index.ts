import { coupons, members } from '@portal/contract/lists/crm';
import { defineSubsystem } from '@portal/subsystem/define';

const list = () => import('@portal/subsystem/lists/pages');

export const crm = defineSubsystem({
  key: 'crm',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('crm:segment:export'),
    'member/Members': async () => (await list()).listPage(members),
    'coupon/Coupons': async () => (await list()).listPage(coupons),
  },
});

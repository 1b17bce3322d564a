import { defineSubsystem } from '@portal/subsystem/define';

/**
 * Cashier loss-prevention: unusual slips, discounts, cash differences, recordings and cases.
 * Another system of its name may stand outside the portal.
 */
export const syfs = defineSubsystem({
  key: 'syfs',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('syfs:case:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

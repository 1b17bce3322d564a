import { defineSubsystem } from '@portal/subsystem/define';

/**
 * Voice of customer: reviews, complaints with their tickets and return calls, and surveys.
 * Another system of its name may stand outside the portal.
 */
export const cas = defineSubsystem({
  key: 'cas',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'cas:complaint:export',
      ),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

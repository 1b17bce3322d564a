import { defineSubsystem } from '@portal/subsystem/define';

/**
 * Supply chain: arrivals, receipts, dispatches, transport and returns.
 * Users need an account set of the supply chain to enter it.
 */
export const gyl = defineSubsystem({
  key: 'gyl',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('gyl:arrival:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

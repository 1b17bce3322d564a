import { defineSubsystem } from '@portal/subsystem/define';

export const rcm = defineSubsystem({
  key: 'rcm',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('rcm:outlet:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

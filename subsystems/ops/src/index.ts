import { defineSubsystem } from '@portal/subsystem/define';

export const ops = defineSubsystem({
  key: 'ops',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ops:order:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

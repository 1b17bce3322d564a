import { defineSubsystem } from '@portal/subsystem/define';

export const dcp = defineSubsystem({
  key: 'dcp',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('dcp:report:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
    'dashboard/Monitor': async () =>
      (await import('@portal/subsystem/analysis/MonitorPage')).MonitorPage,
  },
});

import { defineSubsystem } from '@portal/subsystem/define';

export const idss = defineSubsystem({
  key: 'idss',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'idss:forecast:export',
      ),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

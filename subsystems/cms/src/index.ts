import { defineSubsystem } from '@portal/subsystem/define';

export const cms = defineSubsystem({
  key: 'cms',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('cms:album:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

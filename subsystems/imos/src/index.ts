import { defineSubsystem } from '@portal/subsystem/define';

export const imos = defineSubsystem({
  key: 'imos',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('imos:stock:export'),
  },
});

import { defineSubsystem } from '@portal/subsystem/define';

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ors:sales:export'),
  },
});

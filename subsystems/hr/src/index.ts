import { defineSubsystem } from '@portal/subsystem/define';

export const hr = defineSubsystem({
  key: 'hr',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'hr:attendance:export',
      ),
  },
});

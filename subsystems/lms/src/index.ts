import { defineSubsystem } from '@portal/subsystem/define';

export const lms = defineSubsystem({
  key: 'lms',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'lms:contract:export',
      ),
  },
});

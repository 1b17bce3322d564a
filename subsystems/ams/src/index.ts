import { defineSubsystem } from '@portal/subsystem/define';

export const ams = defineSubsystem({
  key: 'ams',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ams:service:export'),
  },
});

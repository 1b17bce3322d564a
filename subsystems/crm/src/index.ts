import { defineSubsystem } from '@portal/subsystem/define';

export const crm = defineSubsystem({
  key: 'crm',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('crm:segment:export'),
  },
});

import { defineSubsystem } from '@portal/subsystem/define';

export const ams = defineSubsystem({
  key: 'ams',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('./features/analysis/AnalysisPage.tsx')).AnalysisPage,
  },
});

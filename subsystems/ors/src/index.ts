import { defineSubsystem } from '@portal/subsystem/define';

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('./features/analysis/AnalysisPage.tsx')).AnalysisPage,
  },
});

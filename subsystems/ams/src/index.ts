import { defineSubsystem } from '@portal/subsystem/define';

export const ams = defineSubsystem({
  key: 'ams',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('./features/analysis/AnalysisPage.tsx')).AnalysisPage,
    'notice/List': async () => (await import('./features/notices/NoticePage.tsx')).NoticePage,
    'notice/Templates': async () =>
      (await import('./features/notices/TemplatesPage.tsx')).TemplatesPage,
    'notice/SentCopies': async () =>
      (await import('./features/notices/SentCopiesPage.tsx')).SentCopiesPage,
  },
});

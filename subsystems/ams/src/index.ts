import { defineSubsystem } from '@portal/subsystem/define';

export const ams = defineSubsystem({
  key: 'ams',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('ams:service:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
    'notice/List': async () => (await import('./features/notices/NoticePage.tsx')).NoticePage,
    'notice/Templates': async () =>
      (await import('./features/notices/templates/TemplatesPage.tsx')).TemplatesPage,
    'notice/SentCopies': async () =>
      (await import('./features/notices/SentCopiesPage.tsx')).SentCopiesPage,
    'sso/LogoutNotices': async () =>
      (await import('./features/sso/LogoutNoticesPage.tsx')).LogoutNoticesPage,
    'access/Requests': async () =>
      (await import('./features/access/RequestsPage.tsx')).RequestsPage,
    'sign-in/Desk': async () => (await import('./features/sign-in/SignInPage.tsx')).SignInPage,
    'release/Systems': async () =>
      (await import('./features/releases/ReleasesPage.tsx')).ReleasesPage,
  },
});

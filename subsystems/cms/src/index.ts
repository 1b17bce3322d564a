import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('./record-pages.ts');

export const cms = defineSubsystem({
  key: 'cms',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('cms:album:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
    'album/Guides': async () => (await records()).DisplayGuidesPage,
    'check/Visits': async () => (await records()).DisplayChecksPage,
    'training/Courses': async () => (await records()).CoursesPage,
    'exam/Results': async () => (await records()).ExamResultsPage,
    'material/Requests': async () => (await records()).MaterialRequestsPage,
    'workflow/Publications': async () => (await records()).PublicationsPage,
    'workflow/Proofs': async () => (await records()).ProofsPage,
  },
});

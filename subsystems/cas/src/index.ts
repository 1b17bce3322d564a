import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const complaints = () => import('@portal/contract/records/types/cas/complaints');
const reviews = () => import('@portal/contract/records/types/cas/reviews');

/**
 * Voice of customer: reviews, complaints with their tickets and return calls, and surveys.
 * Another system of its name may stand outside the portal.
 */
export const cas = defineSubsystem({
  key: 'cas',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'cas:complaint:export',
      ),
    'review/Reviews': async () => (await records()).recordsPage((await reviews()).reviews),
    'review/BadReviews': async () =>
      (await records()).recordsPage((await reviews()).reviews, { view: 'bad' }),
    'complaint/Complaints': async () =>
      (await records()).recordsPage((await complaints()).complaints),
    'complaint/Tickets': async () => (await records()).recordsPage((await complaints()).tickets),
    'complaint/Escalations': async () =>
      (await records()).recordsPage((await complaints()).tickets, { view: 'escalated' }),
    'complaint/Callbacks': async () =>
      (await records()).recordsPage((await complaints()).callbacks),
    'survey/Surveys': async () => (await records()).recordsPage((await reviews()).surveys),
    'insight/Topics': async () => (await records()).recordsPage((await reviews()).topics),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});

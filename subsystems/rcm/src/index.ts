import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const outlets = () => import('@portal/contract/records/types/rcm/outlets');
const partners = () => import('@portal/contract/records/types/rcm/partners');

export const rcm = defineSubsystem({
  key: 'rcm',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('rcm:outlet:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
    'outlet/Outlets': async () => (await records()).recordsPage((await outlets()).outlets),
    'opening/Openings': async () => (await records()).recordsPage((await outlets()).storeOpenings),
    'opening/Closings': async () => (await records()).recordsPage((await outlets()).closings),
    'contract/Leases': async () => (await records()).recordsPage((await partners()).leases),
    'contract/Renewals': async () =>
      (await records()).recordsPage((await partners()).leases, { view: 'renewing' }),
    'partner/Franchisees': async () =>
      (await records()).recordsPage((await partners()).franchisees),
    'partner/Deposits': async () => (await records()).recordsPage((await partners()).deposits),
    'fitting/Fittings': async () => (await records()).recordsPage((await partners()).fittings),
  },
});

import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('./record-pages.ts');

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
    'seal/Requests': async () => (await records()).SealRequestsPage,
    'desk/Seals': async () => (await records()).SealApprovalPage,
    'car/Requests': async () => (await records()).CarRequestsPage,
    'desk/Cars': async () => (await records()).CarApprovalPage,
    'vehicle/Fleet': async () => (await records()).VehiclesPage,
    'asset/Ledger': async () => (await records()).AssetsPage,
    'service/Handovers': async () => (await records()).HandoversPage,
    'desk/Handovers': async () => (await records()).HandoverApprovalPage,
    'service/Supplies': async () => (await records()).SuppliesPage,
    'desk/Supplies': async () => (await records()).SupplyApprovalPage,
    'service/Repairs': async () => (await records()).RepairsPage,
    'desk/Repairs': async () => (await records()).RepairDispatchPage,
    'service/Visitors': async () => (await records()).VisitorsPage,
    'desk/Visitors': async () => (await records()).ReceptionPage,
    'desk/Parcels': async () => (await records()).ParcelsPage,
    'payment/Vendors': async () => (await records()).VendorPaymentsPage,
  },
});

import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('./record-pages.ts');

export const lms = defineSubsystem({
  key: 'lms',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'lms:contract:export',
      ),
    'contract/Reviews': async () => (await records()).ContractReviewsPage,
    'contract/Ledger': async () => (await records()).ContractsPage,
    'contract/Renewals': async () => (await records()).RenewalsPage,
    'dispute/Cases': async () => (await records()).DisputesPage,
    'counterfeit/Clues': async () => (await records()).CounterfeitCluesPage,
    'property/Trademarks': async () => (await records()).TrademarksPage,
    'property/Patents': async () => (await records()).PatentsPage,
    'authority/Letters': async () => (await records()).AuthorisationsPage,
    'consult/Questions': async () => (await records()).ConsultationsPage,
    'policy/Library': async () => (await records()).PoliciesPage,
  },
});

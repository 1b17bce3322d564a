import { authorisations, consultations, policies } from '@portal/contract/records/types/lms/advice';
import { contractReviews, contracts } from '@portal/contract/records/types/lms/contracts';
import { counterfeitClues, disputes } from '@portal/contract/records/types/lms/disputes';
import { patents, trademarks } from '@portal/contract/records/types/lms/property';
import { recordsPage } from '@portal/subsystem/records/pages';

// Pages of authority, advice and policies.
export const AuthorisationsPage = recordsPage(authorisations);
export const ConsultationsPage = recordsPage(consultations);
export const PoliciesPage = recordsPage(policies);

// Pages of contracts, from their review to their renewal.
export const ContractReviewsPage = recordsPage(contractReviews);
export const ContractsPage = recordsPage(contracts);
export const RenewalsPage = recordsPage(contracts, { view: 'due' });

// Pages of cases and of counterfeit goods.
export const DisputesPage = recordsPage(disputes);
export const CounterfeitCluesPage = recordsPage(counterfeitClues);

// Pages of trade marks and patents.
export const TrademarksPage = recordsPage(trademarks);
export const PatentsPage = recordsPage(patents);

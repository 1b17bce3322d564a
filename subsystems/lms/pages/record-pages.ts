import { recordsPage } from '@portal/subsystem/records/pages';
import { authorisations } from '../records/authorisations.ts';
import { consultations } from '../records/consultations.ts';
import { contractReviews } from '../records/contract-reviews.ts';
import { contracts } from '../records/contracts.ts';
import { counterfeitClues } from '../records/counterfeit-clues.ts';
import { disputes } from '../records/disputes.ts';
import { patents } from '../records/patents.ts';
import { policies } from '../records/policies.ts';
import { trademarks } from '../records/trademarks.ts';

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

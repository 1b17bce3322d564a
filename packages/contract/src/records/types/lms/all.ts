import type { RecordType } from '../../record-type.ts';
import { authorisations, consultations, policies } from './advice.ts';
import { contractReviews, contracts } from './contracts.ts';
import { counterfeitClues, disputes } from './disputes.ts';
import { patents, trademarks } from './property.ts';

/** The record types of legal. */
export const lmsTypes: readonly RecordType[] = [
  contractReviews,
  contracts,
  disputes,
  trademarks,
  patents,
  authorisations,
  consultations,
  policies,
  counterfeitClues,
];

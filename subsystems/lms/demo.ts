import { contractReviewMaker } from './records/contract-reviews.demo.ts';
import { contractMaker } from './records/contracts.demo.ts';
import { disputeMaker } from './records/disputes.demo.ts';
import { counterfeitClueMaker } from './records/counterfeit-clues.demo.ts';
import { trademarkMaker } from './records/trademarks.demo.ts';
import { patentMaker } from './records/patents.demo.ts';
import { authorisationMaker } from './records/authorisations.demo.ts';
import { consultationMaker } from './records/consultations.demo.ts';
import { policyMaker } from './records/policies.demo.ts';

/** The makers of what lms has in the made-up group. */
export const lmsDemonstration = [
  contractReviewMaker,
  contractMaker,
  disputeMaker,
  counterfeitClueMaker,
  trademarkMaker,
  patentMaker,
  authorisationMaker,
  consultationMaker,
  policyMaker,
];

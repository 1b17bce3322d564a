import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { contractReviews } from './records/contract-reviews.ts';
import { contracts } from './records/contracts.ts';
import { disputes } from './records/disputes.ts';
import { trademarks } from './records/trademarks.ts';
import { patents } from './records/patents.ts';
import { authorisations } from './records/authorisations.ts';
import { consultations } from './records/consultations.ts';
import { policies } from './records/policies.ts';
import { counterfeitClues } from './records/counterfeit-clues.ts';

/** Legal: contracts, property rights and disputes. */
export const lms = defineSystem({
  key: 'lms',
  platform: 'service',
  name: '法务管理',
  description: '合同、知识产权与诉讼',
  board,
  sections: menu,
  recordTypes: [
    contractReviews,
    contracts,
    disputes,
    trademarks,
    patents,
    authorisations,
    consultations,
    policies,
    counterfeitClues,
  ],
});

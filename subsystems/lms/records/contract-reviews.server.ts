import { effectsOf } from '@portal/system-server/effects/effects';
import { contractReviews } from './contract-reviews.ts';
import { contracts } from './contracts.ts';

/** A contract that passed is in the ledger, to be signed. */
export const contractReviewEffects = effectsOf(contractReviews, {
  pass: async ({ id, fields }, { addRecord }) => {
    const { title, kind, party, amount, from, until } = fields;
    await addRecord(contracts, { title, kind, party, amount, from, until, review: id });
  },
});

import { effectsOf } from '@portal/system-server/effects/effects';
import { cashDifferences } from './cash-differences.ts';
import { lossCases } from './cases.ts';

/** A difference that is filed is a case of whoever filed it. */
export const cashDifferenceEffects = effectsOf(cashDifferences, {
  file: async ({ id, fields, takenBy, takenOn }, { addRecord }) => {
    const { store, cashier, day, difference } = fields;
    await addRecord(lossCases, {
      title: `${day} ${(difference ?? 0) < 0 ? '现金短款' : '现金长款'}`,
      kind: 'cash',
      store,
      person: cashier,
      difference: id,
      filed: takenOn,
      handler: takenBy,
      loss: Math.abs(difference ?? 0),
    });
  },
});

import { effectsOf } from '@portal/system-server/effects/effects';
import { moveOf } from '@portal/system-server/effects/stock-moves';
import { customerReturns } from './customer-returns.ts';

/** Pieces that a customer brings back are in the store; of an exchange the other size leaves it. */
export const customerReturnEffects = effectsOf(customerReturns, {
  finish: async ({ scope, fields: { kind, units, otherSize, ...article } }, { moveStock }) => {
    // Without its colour nobody knows which pieces they were.
    if ((article.colour ?? '').trim() === '') return;
    const back = moveOf(article, scope, units ?? 0);
    const out = moveOf({ ...article, size: otherSize }, scope, -(units ?? 0));
    await moveStock('return', kind === 'exchange' ? [back, out] : [back]);
  },
});

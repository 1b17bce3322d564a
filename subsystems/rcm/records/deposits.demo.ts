import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, digits, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { deposits } from './deposits.ts';
import { expansion } from './expansion.demo.ts';
import { franchisees } from './franchisees.ts';

/** Deposits of each franchisee, and their return to those who leave. */
function makeDeposits(world: World): RecordDraft[] {
  const random = world.random('rcm/deposits');
  return world.recordsOf(franchisees).flatMap((franchisee) =>
    (['brand', 'goods', 'fitting'] as const)
      .slice(0, between(random, 1, 3))
      .map((kind): RecordDraft => {
        const by = someoneOf(world, random, expansion);
        const isNew = random.below(6) === 0;
        const at = isNew ? world.at(random.below(12), '11:10') : franchisee.at;
        const amount = { brand: 50_000, goods: 100_000, fitting: 30_000 }[kind];
        const pay = {
          step: 'pay',
          by,
          afterHours: isNew ? 400 : 72,
          fields: { paid: amount, voucher: `SK${digits(random, 10)}` },
        };
        const leaves = [
          { step: 'ask', by, afterHours: 24 * between(random, 200, 900) },
          { step: 'return', by: supervisor, afterHours: 120 },
        ];
        return {
          scope: '',
          by,
          at,
          fields: { franchisee: franchisee.id, kind, amount, due: dayAfter(at, 15) },
          steps: stepsSoFar(world, at, kind === 'fitting' ? [pay, ...leaves] : [pay]),
        };
      }),
  );
}

export const depositMaker = recordMaker(deposits, makeDeposits);

import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { managerOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { storeExpenses } from './store-expenses.ts';

/** Expenses by kind, with their range in yuan. */
const expenses = [
  { kind: 'supplies', payee: '示例包装用品公司', purpose: '购物袋与礼盒补充', range: [200, 1_800] },
  { kind: 'cleaning', payee: '示例保洁服务公司', purpose: '玻璃幕墙清洁', range: [300, 900] },
  { kind: 'delivery', payee: '示例速运', purpose: '顾客订单寄送', range: [40, 360] },
  { kind: 'flowers', payee: '示例花艺工作室', purpose: '周末氛围花束', range: [150, 800] },
  { kind: 'team', payee: '示例餐饮店', purpose: '大促加班餐', range: [180, 1_200] },
] as const;

function makeExpenses(world: World): RecordDraft[] {
  const random = world.random('ors/store-expenses');
  return world.castStores.flatMap(({ store_no, opened_on }) =>
    momentsOf(world, random, { number: store_no === flagshipStoreNo ? 30 : 14, days: 200 })
      .filter(({ at }) => dayAfter(at, 0) > opened_on)
      .map(({ at }) => {
        const { workNo } = managerOf(world, store_no);
        const { range, ...expense } = random.pick(expenses);
        const isDeclined = random.below(10) === 0;
        return {
          scope: store_no,
          by: workNo,
          at,
          fields: {
            store: store_no,
            ...expense,
            amount: amountBetween(random, range[0], range[1]),
            day: dayAfter(at, -random.below(4)),
          },
          steps: stepsSoFar(world, at, [
            { step: 'submit', by: workNo, afterHours: 1 },
            {
              step: isDeclined ? 'decline' : 'approve',
              by: supervisor,
              afterHours: between(random, 4, 40),
            },
            ...(isDeclined
              ? []
              : [
                  {
                    step: 'pay',
                    by: supervisor,
                    afterHours: between(random, 24, 120),
                    fields: { invoice: digits(random, 20) },
                  },
                ]),
          ]),
        };
      }),
  );
}

export const storeExpenseMaker = recordMaker(storeExpenses, makeExpenses);

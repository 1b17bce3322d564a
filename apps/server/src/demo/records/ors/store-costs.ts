import { repairs, storeExpenses } from '@portal/contract/records/types/ors/store-costs';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  amountBetween,
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { managerOf, supervisor } from '@portal/demonstration/people/colleagues';

/** Faults by kind, with what their repair costs in yuan. */
const faults = [
  { kind: 'light', fault: '二楼陈列区射灯三盏不亮', cost: [180, 600] },
  { kind: 'light', fault: '橱窗灯带闪烁', cost: [260, 900] },
  { kind: 'air', fault: '后仓空调不制冷', cost: [300, 2_400] },
  { kind: 'till', fault: '小票打印机卡纸', cost: [80, 360] },
  { kind: 'till', fault: '扫码枪无法识别', cost: [120, 480] },
  { kind: 'rack', fault: '中岛挂杆松动', cost: [90, 420] },
  { kind: 'door', fault: '卷帘门遥控失灵', cost: [200, 1_200] },
  { kind: 'water', fault: '员工间水龙头漏水', cost: [80, 300] },
] as const;
/** Firms that mend, by what is broken: tills and air conditioning each have a firm of their own. */
const suppliers: Record<string, string> = { till: '示例收银设备服务商', air: '示例机电服务公司' };

function makeRepairs(world: World): RecordDraft[] {
  const random = world.random('ors/repairs');
  return world.castStores.flatMap(({ store_no, opened_on }) =>
    momentsOf(world, random, { number: store_no === flagshipStoreNo ? 26 : 9, days: 260 })
      .filter(({ at }) => dayAfter(at, 0) > opened_on)
      .map(({ at }) => {
        const { workNo } = random.pick(world.staffOf(store_no));
        const { kind, fault, cost } = random.pick(faults);
        return {
          scope: store_no,
          by: workNo,
          at,
          fields: {
            store: store_no,
            kind,
            fault,
            urgency: kind === 'till' || kind === 'door' ? 'urgent' : 'normal',
            wanted: dayAfter(at, between(random, 1, 5)),
          },
          steps: stepsSoFar(
            world,
            at,
            random.below(12) === 0
              ? [{ step: 'withdraw', by: workNo, afterHours: 5 }]
              : [
                  {
                    step: 'assign',
                    by: supervisor,
                    afterHours: between(random, 2, 20),
                    fields: { supplier: suppliers[kind] ?? '示例商业设施维保公司' },
                  },
                  {
                    step: 'accept',
                    by: workNo,
                    afterHours: between(random, 20, 120),
                    fields: { cost: amountBetween(random, cost[0], cost[1], 10) },
                  },
                ],
          ),
        };
      }),
  );
}

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

export const storeCostRecords = [
  recordMaker(repairs, makeRepairs),
  recordMaker(storeExpenses, makeExpenses),
];

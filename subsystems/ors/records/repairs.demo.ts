import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { repairs } from './repairs.ts';

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

export const repairMaker = recordMaker(repairs, makeRepairs);

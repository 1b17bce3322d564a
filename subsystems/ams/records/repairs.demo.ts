import { personId } from '@portal/demonstration/people/members';
import {
  amount,
  askers,
  courseFrom,
  deciderFor,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { repairs } from './repairs.ts';

const { administration } = desks;

const faults = {
  power: ['插座没电', '卫生间漏水', '灯管不亮'],
  air: ['空调不制冷', '空调漏水'],
  network: ['工位断网', '会议室无线信号弱'],
  furniture: ['座椅气杆下沉', '玻璃门合页松动'],
  device: ['打印机卡纸', '投影无信号'],
} as const;

const faultKinds = ['power', 'air', 'network', 'furniture', 'device'] as const;

function makeRepairs(world: World): RecordDraft[] {
  const random = world.random('ams/repairs');
  const workers = world.staffOfDepartment('A01A08A01');
  return askers(world, random, { each: 5, others: 240, of: worksInOffice }).map(({ workNo }) => {
    const asked = random.below(240);
    const kind = random.pick(faultKinds);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const decider = deciderFor(world, workNo, administration);
    if (asked > 0 || random.below(2) === 0) {
      const worker = random.pick(workers).workNo;
      course.take('assign', decider, officeTime(world, random, asked), { worker });
    }
    if (asked > 2) {
      const result = random.pick(['已更换配件', '已维修并试用正常', '联系厂家上门处理完毕']);
      const cost = random.below(3) === 0 ? amount(random, 30, 800, 10) : 0;
      course.take('finish', decider, officeTime(world, random, asked - 1), { result, cost });
    }
    if (asked > 4 && random.below(5) > 0) {
      const rating = random.pick(['3', '3', '3', '2', '1']);
      course.take('rate', workNo, officeTime(world, random, asked - 3), { rating });
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        title: random.pick(faults[kind]),
        kind,
        urgency: random.pick(['normal', 'normal', 'urgent', 'stopped']),
        place: `总部 ${1 + random.below(6)} 楼 ${random.pick(['东区', '西区', '茶水间', '会议室'])}`,
        day: world.day(asked - 1),
      },
      steps: course.steps,
    };
  });
}

export const repairMaker = recordMaker(repairs, makeRepairs);

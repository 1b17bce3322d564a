import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { parcels, repairs, visitors } from '@portal/contract/records/types/ams/desk';
import { vendorPayments } from '@portal/contract/records/types/ams/payments';
import { contracts } from '@portal/lms/records/contracts';
import { weaveName } from '@portal/demonstration/people/names';
import { personId } from '@portal/demonstration/people/members';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  amount,
  askers,
  companyName,
  courseFrom,
  deciderFor,
  decideRequest,
  desks,
  officeTime,
  timeBetween,
  workday,
  worksInOffice,
} from '@portal/demonstration/world/course';

const { administration, treasury } = desks;
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

function makeVisitors(world: World): RecordDraft[] {
  const random = world.random('ams/visitors');
  const trades = ['纺织科技', '物流', '商业管理', '广告', '信息技术', '面料'];
  return askers(world, random, { each: 4, others: 220, of: worksInOffice }).map(({ workNo }) => {
    const visit = workday(world, random.below(200) - 4);
    const asked = Math.max(0, visit + 1 + random.below(3));
    const time = timeBetween(random, 9, 17);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    if (visit > 0 && random.below(12) === 0) {
      course.take('cancel', workNo, world.at(visit, '08:30'));
    } else if (visit > 0) {
      const badge = `V${String(1 + random.below(60)).padStart(3, '0')}`;
      course.take('arrive', administration, world.at(visit, time), { badge });
      course.take('leave', administration, world.at(visit, '18:40'));
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        name: weaveName(random),
        company: companyName(random, random.pick(trades)),
        people: 1 + random.below(4),
        day: world.day(visit),
        time,
        reason: random.pick(['business', 'business', 'interview', 'delivery', 'service']),
        host: workNo,
      },
      steps: course.steps,
    };
  });
}

function makeParcels(world: World): RecordDraft[] {
  const random = world.random('ams/parcels');
  const people = world.people.filter(worksInOffice);
  return Array.from({ length: 560 }, () => {
    const day = workday(world, random.below(150));
    const way = random.pick(['in', 'in', 'out']);
    const at = officeTime(world, random, day);
    const course = courseFrom(world, at);
    if (day > 1) {
      const step = way === 'out' ? 'send' : random.below(30) === 0 ? 'refuse' : 'fetch';
      course.take(step, administration, officeTime(world, random, day - 1));
    }
    return {
      scope: '',
      by: administration,
      at,
      fields: {
        way,
        carrier: random.pick(['air', 'air', 'land', 'city', 'post']),
        waybill: `YZ${700_000_000 + random.below(90_000_000)}`,
        person: random.pick(people).workNo,
        content: random.pick(['样衣', '面料小样', '合同文件', '发票', '陈列道具', '个人包裹']),
        day: world.day(day),
        weight: 1 + random.below(12),
        ...(way === 'out' && { freight: amount(random, 12, 120) }),
        ...(way === 'in' && { shelf: `${random.pick(['A', 'B', 'C'])}-${1 + random.below(20)}` }),
      },
      steps: course.steps,
    };
  });
}

const kindsByTitle = new Map([
  ['物业服务合同', 'property'],
  ['保洁服务合同', 'cleaning'],
  ['绿植租摆合同', 'green'],
  ['桶装水供应合同', 'water'],
  ['文印租赁合同', 'print'],
]);

/** A payment each month for every running contract of a vendor of the house. */
function makePayments(world: World): RecordDraft[] {
  const random = world.random('ams/vendor-payments');
  const running = world
    .recordsOf(contracts)
    .filter((contract) => kindsByTitle.has(textIn(contract, 'title')));
  return running.flatMap((contract) =>
    Array.from({ length: 8 }, (_, back) => {
      const due = `${world.day(back * 30 + 12).slice(0, 7)}-25`;
      const dueDaysAgo = daysSince(world, due);
      const asked = Math.max(0, workday(world, dueDaysAgo + 8));
      const at = officeTime(world, random, asked);
      const course = courseFrom(world, at);
      const outcome = decideRequest(world, random, course, {
        by: administration,
        decider: treasury,
        asked,
        refusals: ['发票未到', '金额与合同不符'],
      });
      if (outcome === 'approved' && dueDaysAgo >= 0) {
        course.take('pay', treasury, world.at(dueDaysAgo, '15:00'), {
          paid: due,
          invoice: String(30_000_000 + random.below(60_000_000)),
        });
      }
      const monthly = Math.round(numberIn(contract, 'amount') / 12);
      return {
        scope: '',
        by: administration,
        at,
        fields: {
          contract: contract.id,
          party: textIn(contract, 'party'),
          kind: kindsByTitle.get(textIn(contract, 'title')) ?? 'property',
          month: due.slice(0, 7),
          amount: monthly,
          due,
        },
        steps: course.steps,
      };
    }).filter(({ at }) => at > contract.at),
  );
}

export const deskMakers = [
  recordMaker(repairs, makeRepairs),
  recordMaker(visitors, makeVisitors),
  recordMaker(parcels, makeParcels),
  recordMaker(vendorPayments, makePayments),
];

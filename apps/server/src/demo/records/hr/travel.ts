import { leaves } from '@portal/contract/records/types/hr/requests';
import { expenses, trips } from '@portal/contract/records/types/hr/travel';
import { personId } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { daysAway, takeSpan } from '@portal/demonstration/people/days-away';
import {
  amount,
  askers,
  courseFrom,
  decideRequest,
  deciderFor,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';

const cities = ['上海', '杭州', '广州', '深圳', '成都', '武汉', '北京', '西安', '南京', '长沙'];
const purposes = ['store', 'store', 'opening', 'supplier', 'fair', 'training'];

const travels = (member: Parameters<typeof worksInOffice>[0]): boolean =>
  worksInOffice(member) || member.storeNos.length > 1;

function makeTrips(world: World): RecordDraft[] {
  const random = world.random('hr/trips');
  const away = daysAway();
  for (const leave of world.recordsOf(leaves)) takeSpan(world, away, leave);
  return askers(world, random, { each: 4, others: 220, of: travels }).flatMap(({ workNo }) => {
    const length = random.below(5);
    const asked = Array.from({ length: 9 }, () => random.below(260)).find((day) =>
      away.take(workNo, day - 5, day - 5 - length),
    );
    if (asked === undefined) return [];
    const begins = asked - 5;
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    decideRequest(world, random, course, {
      by: workNo,
      manager: world.lineManagerOf(workNo),
      decider: desks.humanResources,
      asked,
      refusals: ['可线上会议解决', '本月差旅预算已用完'],
    });
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        city: random.pick(cities),
        days: { from: world.day(begins), until: world.day(begins - length) },
        purpose: random.pick(purposes),
        transport: [random.pick(['train', 'train', 'flight', 'car'])],
        budget: 800 + (length + 1) * amount(random, 450, 900, 50),
      },
      steps: course.steps,
    };
  });
}

const receipts = [
  { kind: 'transport', least: 3_000, most: 68_000 },
  { kind: 'hotel', least: 28_000, most: 52_000 },
  { kind: 'meal', least: 2_600, most: 18_000 },
  { kind: 'entertainment', least: 20_000, most: 90_000 },
  { kind: 'office', least: 1_500, most: 26_000 },
];
const titles = ['出差差旅费', '客户接待费', '门店巡查交通费', '样衣采买', '培训差旅费', '办公杂费'];

function makeExpenses(world: World): RecordDraft[] {
  const random = world.random('hr/expenses');
  return askers(world, random, { each: 6, others: 260, of: travels }).map(({ workNo }) => {
    const asked = random.below(240);
    const at = officeTime(world, random, asked);
    const lines = Array.from({ length: 1 + random.below(5) }, () =>
      makeReceipt(world, random, asked),
    );
    const cents = lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      manager: world.lineManagerOf(workNo),
      decider: desks.accounting,
      asked,
      refusals: ['发票抬头有误，请重新开具', '超出住宿标准，请附审批单', '缺少行程单'],
    });
    if (outcome === 'approved' && asked > 6) {
      const paid = asked - 4 - random.below(2);
      course.take('pay', deciderFor(world, workNo, desks.treasury), world.at(paid, '15:30'), {
        paid: world.day(paid),
      });
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: { title: random.pick(titles), lines, total: cents / 100, account: '工资卡' },
      steps: course.steps,
    };
  });
}

function makeReceipt(world: World, random: Random, asked: number) {
  const { kind, least, most } = random.pick(receipts);
  return {
    day: world.day(asked + 1 + random.below(12)),
    kind,
    amount: amount(random, least, most, 50) / 100,
    invoice: String(20_000_000 + random.below(70_000_000)),
  };
}

export const travelMakers = [recordMaker(trips, makeTrips), recordMaker(expenses, makeExpenses)];

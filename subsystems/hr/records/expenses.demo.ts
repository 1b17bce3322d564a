import { personId } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import {
  amount,
  askers,
  courseFrom,
  decideRequest,
  deciderFor,
  desks,
  officeTime,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { expenses } from './expenses.ts';
import { travels } from './trips.demo.ts';

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

export const expenseMaker = recordMaker(expenses, makeExpenses);

import { isOfCast } from '@portal/demonstration/people/cast';
import { type Member, personId } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { amount, courseFrom, deciderFor, desks } from '@portal/demonstration/world/course';
import { daysSince } from '@portal/demonstration/world/field-readers';
import { monthBegin } from '@portal/demonstration/world/months';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { payslips } from './payslips.ts';

/** Payday is the tenth of the following month. */
const payday = 10;
const months = 12;

/** Payslips of who can sign in over a year, and of some others over two months. */
function makePayslips(world: World): RecordDraft[] {
  const random = world.random('hr/payslips');
  const first = world.people.filter(isOfCast);
  const others = world.people.filter((member) => !isOfCast(member)).slice(0, 120);
  return [
    ...first.flatMap((member) => slipsOf(world, random, member, months)),
    ...others.flatMap((member) => slipsOf(world, random, member, 2)),
  ];
}

function slipsOf(world: World, random: Random, member: Member, count: number): RecordDraft[] {
  const base = (member.storeNos.length > 0 ? 4_200 : 7_500) + amount(random, 0, 6_000, 100);
  const monthOf = (back: number) => monthBegin(world, back).slice(0, 'yyyy-mm'.length);
  const newest = `${monthOf(0)}-${payday}` > world.day(0) ? 1 : 0;
  return Array.from({ length: count }, (_, nth) => {
    const [paid, earned] = [`${monthOf(newest + nth)}-${payday}`, monthOf(newest + nth + 1)];
    return slipOf(world, random, member, { base, paid, earned, isNewest: nth === 0 });
  }).toReversed();
}

interface Slip {
  base: number;
  paid: string;
  /** The month that it pays for: '2026-10'. */
  earned: string;
  isNewest: boolean;
}

function slipOf(
  world: World,
  random: Random,
  { workNo, storeNos }: Member,
  { base, paid, earned, isNewest }: Slip,
): RecordDraft {
  const paidDaysAgo = daysSince(world, paid);
  const lines = linesOf(random, base, storeNos.length > 0);
  const sumOf = (side: string): number =>
    lines.reduce((sum, line) => sum + (line.side === side ? Math.round(line.amount * 100) : 0), 0);
  const [gross, deducted] = [sumOf('earning'), sumOf('deduction')];
  const at = world.at(paidDaysAgo, '10:00');
  const course = courseFrom(world, at);
  if (random.below(25) === 0) {
    course.take('query', workNo, world.at(paidDaysAgo, '16:40'), {
      question: '加班工资与考勤记录不一致，请核对',
    });
    if (paidDaysAgo > 20) {
      const answers = deciderFor(world, workNo, desks.humanResources);
      course.take('answer', answers, world.at(paidDaysAgo - 1, '10:30'), {
        answer: '已与考勤核对：18:30 前的加班按半小时计，金额无误',
      });
    }
  }
  if (!isNewest) course.take('confirm', workNo, world.at(paidDaysAgo - 2, '12:20'));
  return {
    scope: personId(workNo),
    by: desks.humanResources,
    at,
    fields: {
      employee: workNo,
      month: earned,
      attended: 20 + random.below(5) / 2,
      gross: gross / 100,
      deducted: deducted / 100,
      net: (gross - deducted) / 100,
      paid,
      lines,
    },
    steps: course.steps,
  };
}

function linesOf(random: Random, base: number, isOfStore: boolean) {
  const earnings = [
    ['基本工资', base],
    ['岗位津贴', isOfStore ? 300 : 800],
    [isOfStore ? '销售提成' : '绩效工资', amount(random, 600, isOfStore ? 4_800 : 2_400, 20)],
    ['餐补', 440],
  ] as const;
  const gross = earnings.reduce((sum, [, value]) => sum + value, 0);
  const insured = Math.min(base + 800, 9_000);
  const share = (percent: number): number => Math.round(insured * percent) / 100;
  const taxable = Math.max(0, gross - 5_000 - share(17.5));
  const deductions = [
    ['养老保险', share(8)],
    ['医疗保险', share(2)],
    ['失业保险', share(0.5)],
    ['住房公积金', share(7)],
    ['个人所得税', Math.round(taxable * 3) / 100],
  ] as const;
  return [
    ...earnings.map(([item, value]) => ({ item, side: 'earning', amount: value })),
    ...deductions.map(([item, value]) => ({ item, side: 'deduction', amount: value })),
  ];
}

export const payslipMaker = recordMaker(payslips, makePayslips);

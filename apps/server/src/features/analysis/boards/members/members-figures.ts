import type { Board, Figure } from '@portal/contract/analysis/board';
import type { DayRange } from '../../series/calendar.ts';
import { figure, growth, grouped, money, percent, share, shift, yuan } from '../figures.ts';
import type { MemberDay } from './members-store.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';

export type Members = Omit<MemberDay, 'group' | 'groupNo' | 'day'>;

interface MembersInput {
  during: (range: DayRange) => Members;
  ranges: PeriodRanges;
}

export function membersFigures({ during, ranges }: MembersInput): Pick<Board, 'main' | 'figures'> {
  const now = during(ranges.current);
  const before = during(ranges.before);
  const lastYear = during(ranges.lastYear);
  const visits = (label: string, of: (members: Members) => number): Figure => ({
    ...figure(label, grouped(of(now)), '人次'),
    changes: growth('同比', { now: of(now), before: of(lastYear) }),
  });
  const shared = (label: string, of: (members: Members) => number): Figure => ({
    ...figure(label, grouped(of(now), 1), '%'),
    changes: shift(ranges.againstBefore, {
      now: of(now),
      before: of(before),
      unit: ' 个百分点',
      digits: 1,
    }),
  });
  return {
    main: {
      label: `${ranges.name}会员销售额`,
      ...money(now.amount),
      changes: [
        ...growth('同比', { now: now.amount, before: lastYear.amount }),
        ...growth('环比', { now: now.amount, before: before.amount }),
      ],
    },
    figures: [
      {
        ...figure('新增会员', grouped(now.joined), '人'),
        changes: shift(ranges.againstBefore, {
          now: now.joined,
          before: before.joined,
          unit: ' 人',
          digits: 0,
        }),
      },
      visits('会员到店', ({ active }) => active),
      visits('会员复购', ({ repurchased }) => repurchased),
      shared('到店复购率', repurchaseShare),
      shared('会员销售占比', ({ amount, everybody }) => percent(amount, everybody)),
      {
        ...figure('每次到店消费', grouped(perActive(now)), '', '¥'),
        changes: growth('同比', { now: perActive(now), before: perActive(lastYear) }),
      },
    ],
  };
}

/** The repeat purchases among visits of members, in percent. */
export const repurchaseShare = ({ repurchased, active }: Members): number =>
  percent(repurchased, active);

const perActive = ({ amount, active }: Members): number => yuan(share(amount, active));

const nothing: Members = { joined: 0, active: 0, repurchased: 0, amount: 0, everybody: 0 };

export const sumOf = (rows: Members[]): Members =>
  rows.reduce(
    (sum, row) => ({
      joined: sum.joined + row.joined,
      active: sum.active + row.active,
      repurchased: sum.repurchased + row.repurchased,
      amount: sum.amount + row.amount,
      everybody: sum.everybody + row.everybody,
    }),
    nothing,
  );

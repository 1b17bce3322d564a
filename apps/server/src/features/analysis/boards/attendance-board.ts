import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import type { BoardQuery } from '../query/board-query.ts';
import { type Branch, branchesOf } from './department-tree.ts';
import { type BoardContent, emptyBoard } from './board-content.ts';
import {
  counted,
  grouped,
  percent,
  points,
  rate,
  rateText,
} from '@portal/system-server/board/figures';
import type { Sums } from '@portal/system-server/board/measure-figure';
import { type CountRow, type MeasuredBoard, measuredParts } from './measured-board.ts';
import { freshnessText, rangesFor } from '../series/period-ranges.ts';
import { daysNeeded } from '../series/daily-trend.ts';

const measures = [
  'expected',
  'present',
  'late',
  'absent',
  'annual',
  'sick',
  'personal',
  'overtime',
] as const;
type Measure = (typeof measures)[number];

/** Reports attendance in the departments of the user and all below them. No department, no figures. */
export async function attendanceBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, today, path } = query;
  const branches = await branchesOf(db, query.personId, path);
  if (!branches) return emptyBoard({ title, scope: noDepartment, main: '出勤率' });
  const ranges = rangesFor(query, today);
  const rows = await attendanceDays(db, branches.codes, daysNeeded(ranges));
  const placed = rows.map((row) => ({ ...row, ...placeOf(branches.branchOf.get(row.code)) }));
  const scope = `${branches.name}，${freshnessText(query, today)}`;
  return { title, scope, ...measuredParts(attendance, { rows: placed }, { ranges, path }) };
}

const noDepartment = '您尚未设置部门信息，没有可以展示的数据，请联系管理员进行添加';

type AttendanceDay = { code: string; day: string } & Sums<Measure>;

const placeOf = (branch: Branch | undefined): Omit<CountRow<never>, 'day'> => ({
  place: branch?.label ?? '',
  placeKey: branch?.key ?? null,
  part: '',
  partKey: null,
});

async function attendanceDays(
  db: Database,
  orgCodes: string[],
  days: string[],
): Promise<AttendanceDay[]> {
  const { rows } = await sql<AttendanceDay>`
    select org_code as code, day, expected, present, late,
      absent, annual_leave as annual, sick_leave as sick, personal_leave as personal,
      overtime_hours as overtime
    from attendance_day where tenant_id = ${tenantId()} and org_code = any(${orgCodes}) and day = any(${days}::date[])`.execute(
    db,
  );
  return rows;
}

const visits = counted('人次');
const present = (sums: Sums<Measure>) => percent(sums.present, sums.expected);
const punctual = (sums: Sums<Measure>) => percent(sums.present - sums.late, sums.present);

export const attendance: MeasuredBoard<Measure> = {
  measures,
  main: { label: '出勤率', of: present, say: rate, differsIn: points },
  figures: [
    { label: '应出勤', of: ({ expected }) => expected, say: visits },
    { label: '准时率', of: punctual, say: rate, differsIn: points },
    { label: '迟到', of: ({ late }) => late, say: visits, good: 'less' },
    { label: '缺勤', of: ({ absent }) => absent, say: visits, good: 'less' },
    {
      label: '请假缺勤',
      of: ({ annual, sick, personal }) => annual + sick + personal,
      say: visits,
      good: 'less',
    },
    {
      label: '加班',
      of: ({ overtime }) => overtime,
      say: counted('小时'),
      good: 'less',
    },
  ],
  trend: { title: '每日出勤率', unit: '%', of: present },
  shares: {
    title: '请假类型占比',
    good: 'less',
    rowsOf: (rows) =>
      (
        [
          ['年假', 'annual'],
          ['病假', 'sick'],
          ['事假', 'personal'],
        ] as const
      ).map(([label, measure]) => ({
        label,
        key: null,
        value: rows.reduce((sum, row) => sum + row[measure], 0),
      })),
  },
  ranking: {
    title: '部门出勤',
    place: '部门',
    opensAs: 'department',
    by: present,
    columns: [
      { title: '出勤率', cell: (sums) => rateText(present(sums)) },
      { title: '准时率', cell: (sums) => rateText(punctual(sums)) },
      { title: '缺勤', cell: ({ absent }) => grouped(absent) },
      { title: '加班（小时）', cell: ({ overtime }) => grouped(overtime) },
    ],
  },
  structure: {
    title: '出勤构成',
    aside: ({ expected }) => `应出勤 ${grouped(expected)} 人次`,
    parts: [
      { label: '准时', of: (sums) => sums.present - sums.late },
      { label: '迟到', of: ({ late }) => late },
      { label: '请假', of: ({ annual, sick, personal }) => annual + sick + personal },
      { label: '缺勤', of: ({ absent }) => absent },
    ],
    detail: (value) => `${grouped(value)} 人次`,
    finding: (places) => {
      const [late] = places
        .filter(({ sums }) => sums.late > 0)
        .toSorted((a, b) => punctual(a.sums) - punctual(b.sums));
      if (!late) return '没有迟到的记录。';
      return `准时率最低的是${late.label}，${rateText(punctual(late.sums))}，迟到 ${grouped(late.sums.late)} 人次。`;
    },
  },
};

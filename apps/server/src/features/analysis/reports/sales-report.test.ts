import { getSalesReport } from '@portal/contract/analysis/sales-reports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const roles = ['administrator'];

test('a report of cities adds up to the sales of the stores the user belongs to', async () => {
  const stores = ['S02001', 'S02002', 'S02003', 'S02004'];
  const person = await world.person({ roles, stores, businessGroups: ['BG01'] });

  const report = await person.call(getSalesReport, { by: 'city', period: 'month' });

  const { rows } = await sql<{ yuan: number; target: number }>`
    select sum(amount_cents)::float8 / 100 as yuan, sum(target_cents)::float8 / 100 as target
    from sales_day where tenant_id = 0 and store_no = any(${stores})
      and day between '2026-11-01' and '2026-11-21'`.execute(world.db);
  const sumOf = (of: 'amount' | 'target') =>
    report.rows.reduce((sum, row) => sum + (row[of] ?? 0), 0);
  expect(sumOf('amount')).toBeCloseTo(rows[0]?.yuan ?? -1, 2);
  expect(sumOf('target')).toBeCloseTo(rows[0]?.target ?? -1, 2);
  expect(report.days).toEqual({ from: '2026-11-01', to: '2026-11-21' });
});

test('a report compares a category with the month before and with a year ago', async () => {
  const person = await world.person({ roles, businessGroups: ['BG02'] });

  const { rows } = await person.call(getSalesReport, { by: 'category', period: 'month' });

  const { rows: known } = await sql<{ before: number; lastYear: number }>`
    select
      sum(amount_cents) filter (where day between '2026-10-01' and '2026-10-21')::float8 / 100 as before,
      sum(amount_cents) filter (where day between '2025-11-01' and '2025-11-21')::float8 / 100 as "lastYear"
    from sales_category_day
    where tenant_id = 0 and bg_no = 'BG02' and category = ${rows[0]?.key ?? ''}`.execute(world.db);
  expect(rows[0]?.before).toBeCloseTo(known[0]?.before ?? -1, 2);
  expect(rows[0]?.lastYear).toBeCloseTo(known[0]?.lastYear ?? -1, 2);
  expect(rows[0]).toMatchObject({ target: null, orders: null });
});

test('somebody without stores and groups is told of no sales, and without the menu is refused', async () => {
  const alone = await world.person({ roles });
  const outsider = await world.person({ roles: ['head-office'] });
  const input = { by: 'store', period: 'month' } as const;

  expect(await alone.call(getSalesReport, input)).toEqual({
    days: null,
    againstBefore: '',
    rows: [],
  });
  await expect(outsider.call(getSalesReport, input)).rejects.toThrow('subsystem.no-menu');
});

import type { Board } from '@portal/contract/analysis/board';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { DayRange } from '../../series/calendar.ts';
import { ranked } from '../../series/day-ranking.ts';
import { moneyText, percent, rateText, share } from '@portal/system-server/board/figures';
import { type SalesFilter, whereMatches } from './sales-store.ts';

interface CompanySales {
  name: string;
  amount: number;
  target: number;
}

/** Splits the sales of a stretch of days by the companies that run the stores. */
export async function companyStructure(
  db: Database,
  filter: SalesFilter,
  { from, to }: DayRange,
): Promise<Board['structure']> {
  const { rows } = await sql<CompanySales>`
    select company_name as name, sum(amount_cents)::float8 as amount,
      sum(target_cents)::float8 as target
    from sales_day join store using (tenant_id, store_no) join company using (tenant_id, company_no)
    where ${ofTenant('sales_day')} and ${whereMatches(filter)} and day between ${from} and ${to}
    group by company_name, company.sort order by company.sort`.execute(db);
  const whole = rows.reduce((sum, { amount }) => sum + amount, 0);
  const [ahead] = rows.toSorted((a, b) => ranked(reached(b)) - ranked(reached(a)));
  return {
    title: '分公司销售结构',
    aside: `合计 ${moneyText(whole)}`,
    parts: rows.map(({ name, amount }) => ({
      label: name,
      percent: percent(amount, whole),
      detail: moneyText(amount),
    })),
    finding: ahead?.target
      ? `按进度达成最好的是${ahead.name}，${rateText(percent(ahead.amount, ahead.target))}。`
      : '',
  };
}

const reached = ({ amount, target }: CompanySales): number => share(amount, target);

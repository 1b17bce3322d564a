import type { Period } from '@portal/contract/analysis/board';
import type { ReportSubject, SalesReport } from '@portal/contract/analysis/sales-reports';
import type { Database } from '#platform/database/database.ts';
import { groupsOfPerson, groupsOfStores, storesOfPerson } from '../boards/organisation-store.ts';
import { newestSalesDay } from '../boards/sales/sales-store.ts';
import { rangesOf } from '../series/period-ranges.ts';
import { salesByCategory, salesByPlace } from './report-store.ts';

interface ReportQuery {
  personId: string;
  by: ReportSubject;
  period: Period;
  /** `yyyy-mm-dd` */
  today: string;
}

/**
 * Compares sales of the user's stores, or of their business groups if they have no store. Sales by category are known
 * per business group only: those of the stores.
 */
export async function salesReport(
  db: Database,
  { personId, by, period, today }: ReportQuery,
): Promise<SalesReport> {
  const [places, groups] = await Promise.all([
    storesOfPerson(db, personId),
    groupsOfPerson(db, personId),
  ]);
  const filter = { stores: places.map(({ no }) => no), groups };
  const newest = await newestSalesDay(db, filter, today);
  if (newest === undefined) return { days: null, againstBefore: '', rows: [] };
  const ranges = rangesOf(period, newest);
  const { current: days, againstBefore } = ranges;
  if (by === 'category') {
    const rows = await salesByCategory(db, await groupsIn(db, filter), ranges);
    const whose = filter.stores.length > 0 ? { whose: ofOwnGroups } : {};
    return { days, againstBefore, ...rows, ...whose };
  }
  return { days, againstBefore, ...(await salesByPlace(db, filter, ranges, by)) };
}

/** Sales by category are those of business groups, to whomever a store belongs. */
const ofOwnGroups = '（所属事业部）';

async function groupsIn(
  db: Database,
  { stores, groups }: { stores: string[]; groups: string[] },
): Promise<string[]> {
  if (stores.length === 0) return groups;
  return [...new Set((await groupsOfStores(db, stores)).map(({ bgNo }) => bgNo))];
}

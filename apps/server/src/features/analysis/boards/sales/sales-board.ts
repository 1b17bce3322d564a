import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import { grouped } from '@portal/system-server/board/figures';
import { categoriesPart, readGoods, stockPart } from '../goods/goods-stock.ts';
import { goodsOf } from '../goods/goods-board.ts';
import { type BoardFilter, filterOnPath, salesFilterFor } from './sales-filter.ts';
import { companyStructure } from './company-structure.ts';
import { salesFigures, salesMeasures } from './sales-figures.ts';
import { salesRanking } from './sales-ranking.ts';
import { dailySales, newestSalesDay, openStores } from './sales-store.ts';
import { freshnessText, rangesFor } from '../../series/period-ranges.ts';
import { daysNeeded, trendPart } from '../../series/daily-trend.ts';
import { drillInto } from '../../drill-down/drill-down-path.ts';
import { groupNames } from '../organisation-store.ts';

/**
 * Reports sales of the user's stores, or of their business groups if they have no store, limited to the choice of the
 * tab. Goods are known per business group only. A user who belongs to neither gets zeroes, administrators included.
 */
export async function salesBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, period, path } = query;
  const whole = await salesFilterFor(db, query);
  if (typeof whole === 'string') return emptyBoard({ title, scope: whole, main: '销售额' });
  const filter = await filterOnPath(db, whole, path);
  const newest = await newestSalesDay(db, filter, query.today);
  if (newest === undefined) return emptyBoard({ title, scope: noReach, main: '销售额' });
  if (path.opened.category !== undefined) {
    // Sales by category are not known per store.
    if (filter.stores.length > 0) refuse('record.not-found');
    return goodsOf(db, query, { groups: filter.groups, newest, placeBy: 'group' });
  }
  const ranges = rangesFor(query, newest);
  const [daily, stores, names, goods] = await Promise.all([
    dailySales(db, filter, daysNeeded(ranges)),
    openStores(db, filter),
    groupNames(db, filter.groups),
    readGoods(db, filter.groups, ranges),
  ]);
  const isDay = path.opened.day !== undefined;
  const isMonth = period === 'month' && !isDay;
  const ranking = await salesRanking(
    db,
    { filter, ranges, path, isMonth },
    { daily, area: stores.area },
  );
  const { of: onDay, ...line } = salesMeasures.trend;
  const amounts = new Map(daily.map((one) => [one.day, onDay({ ...one, metreDays: stores.area })]));
  const isOfStores = filter.stores.length > 0;
  const whose = noteOf([isOfStores && ofOwnGroup]);
  const opensCategory = (key: string) =>
    isOfStores ? null : drillInto(path, { dimension: 'category', key });
  return {
    title,
    scope: `${scopeWords(filter, stores, names)}，${freshnessText(query, newest)}`,
    // Stock cover is known only as of now.
    ...salesFigures({
      daily,
      ranges,
      area: stores.area,
      goods: isDay ? { ...goods, stock: [] } : goods,
      whose,
    }),
    trend: trendPart(amounts, { ranges, path }, line),
    ranking,
    shares: categoriesPart(goods, whose, opensCategory),
    structure:
      query.system === 'dcp'
        ? await companyStructure(db, filter, ranges.current)
        : stockPart(goods, noteOf([isOfStores && ofOwnGroup, isDay && '当前'])),
  };
}

/** Goods are known of business groups alone. */
const ofOwnGroup = '所属事业部';

const noteOf = (words: (string | false)[]): string => {
  const note = words.filter(Boolean).join('，');
  return note && `（${note}）`;
};

const noReach = '您名下暂无门店和事业部，没有可以展示的经营数据，请联系管理员进行添加';

function scopeWords(
  { stores, about }: BoardFilter,
  { count, first }: Awaited<ReturnType<typeof openStores>>,
  groups: string[],
): string {
  if (stores.length === 0) return `${groups.join('、')}，${grouped(count)} 家营业门店`;
  if (about !== undefined)
    return stores.length > 1 ? `${about}，${grouped(count)} 家营业门店` : about;
  return count > 1 ? `${first} 等 ${grouped(count)} 家营业门店` : (first ?? '名下门店均未营业');
}

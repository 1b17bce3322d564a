import type { Board } from '@portal/contract/analysis';
import type { Database } from '#platform/database';
import type { Asked } from './asked.ts';
import { emptyBoard } from './empty-board.ts';
import { grouped, percent, share, wan, yuan } from './figures.ts';
import { goodsParts, readGoods } from './goods.ts';
import { type BoardReach, reachOf } from './reach.ts';
import { salesFigures, unitsPerOrder } from './sales-figures.ts';
import {
  bestStores,
  dailySales,
  groupNames,
  newestSalesDay,
  openStores,
  type RankedStore,
} from './sales-store.ts';
import { spanOf } from './span.ts';
import { daysSpokenOf, trendPart } from './trend.ts';

const rankedMost = 6;

/**
 * Sales of the stores a person has, or of their business groups where they have none, and of those what the tab has
 * chosen; goods are known by group alone. Whoever belongs to neither sees zeroes, administrators included.
 */
export async function salesBoard(db: Database, asked: Asked): Promise<Board> {
  const { title, period } = asked;
  const reach = await reachOf(db, asked);
  if (typeof reach === 'string') return emptyBoard({ title, scope: reach, main: '销售额' });
  const newest = await newestSalesDay(db, reach, asked.today);
  if (newest === undefined) return emptyBoard({ title, scope: noReach, main: '销售额' });
  const span = spanOf(period, newest);
  const ranked = { stretch: span.current, isMonth: period === 'month', most: rankedMost };
  const [daily, stores, names, best, goods] = await Promise.all([
    dailySales(db, reach, daysSpokenOf(span)),
    openStores(db, reach),
    groupNames(db, reach.groups),
    bestStores(db, reach, ranked),
    readGoods(db, reach.groups, span),
  ]);
  const amounts = new Map(daily.map(({ day, amount }) => [day, wan(amount)]));
  return {
    title,
    scope: `${whose(reach, stores, names)}，数据截至 ${newest}`,
    ...salesFigures({ daily, span, area: stores.area, goods }),
    trend: trendPart(amounts, span, { title: '每日销售额', unit: '万元' }),
    ranking: rankingPart(best),
    ...goodsParts(goods, reach.stores.length > 0 ? '（所属事业部）' : ''),
  };
}

const noReach = '您名下暂无门店和事业部，没有可以展示的经营数据，请联系管理员进行添加';

function whose(
  { stores, about }: BoardReach,
  { count, first }: Awaited<ReturnType<typeof openStores>>,
  groups: string[],
): string {
  if (stores.length === 0) return `${groups.join('、')}，${grouped(count)} 家营业门店`;
  if (about !== undefined)
    return stores.length > 1 ? `${about}，${grouped(count)} 家营业门店` : about;
  return count > 1 ? `${first} 等 ${grouped(count)} 家营业门店` : (first ?? '名下门店均未营业');
}

const rankingPart = (best: RankedStore[]): Board['ranking'] => ({
  title: '门店排行',
  columns: ['门店', '销售额（万）', '达成', '连带率', '坪效'],
  rows: best.map((store) => ({
    label: store.name,
    cells: [
      grouped(wan(store.amount), 1),
      `${grouped(percent(store.amount, store.target))}%`,
      grouped(unitsPerOrder(store), 2),
      grouped(yuan(share(store.amount, store.area * store.days)), 1),
    ],
  })),
});

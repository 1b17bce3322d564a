import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Asked } from '../../query/board-query.ts';
import type { Drawn } from '../board-content.ts';
import { emptyBoard } from '../empty-board.ts';
import { grouped, wan } from '../figures.ts';
import { categoriesPart, readGoods, stockPart } from '../goods/goods-stock.ts';
import { goodsOf } from '../goods/goods-board.ts';
import { type BoardReach, openedReach, reachOf } from './sales-filter.ts';
import { salesFigures } from './sales-figures.ts';
import { salesRanking } from './sales-ranking.ts';
import { dailySales, groupNames, newestSalesDay, openStores } from './sales-store.ts';
import { asOf, spanAsked } from '../../series/period-ranges.ts';
import { daysSpokenOf, trendPart } from '../../series/daily-trend.ts';
import { onwards } from '../../drill-down/drill-down-path.ts';

/**
 * Sales of the stores a person has, or of their business groups where they have none, and of those what the tab has
 * chosen; goods are known by group alone. Whoever belongs to neither sees zeroes, administrators included.
 */
export async function salesBoard(db: Database, asked: Asked): Promise<Drawn> {
  const { title, period, way } = asked;
  const whole = await reachOf(db, asked);
  if (typeof whole === 'string') return emptyBoard({ title, scope: whole, main: '销售额' });
  const reach = await openedReach(db, whole, way);
  const newest = await newestSalesDay(db, reach, asked.today);
  if (newest === undefined) return emptyBoard({ title, scope: noReach, main: '销售额' });
  if (way.opened.category !== undefined) {
    // What single stores sell of a category is not known.
    if (reach.stores.length > 0) refuse('record.not-found');
    return goodsOf(db, asked, { groups: reach.groups, newest, placeBy: 'group' });
  }
  const span = spanAsked(asked, newest);
  const [daily, stores, names, goods] = await Promise.all([
    dailySales(db, reach, daysSpokenOf(span)),
    openStores(db, reach),
    groupNames(db, reach.groups),
    readGoods(db, reach.groups, span),
  ]);
  const isDay = way.opened.day !== undefined;
  const isMonth = period === 'month' && !isDay;
  const ranking = await salesRanking(
    db,
    { reach, span, way, isMonth },
    { daily, area: stores.area },
  );
  const amounts = new Map(daily.map(({ day, amount }) => [day, wan(amount)]));
  const isOfStores = reach.stores.length > 0;
  const opensCategory = (key: string) =>
    isOfStores ? null : onwards(way, { dimension: 'category', key });
  return {
    title,
    scope: `${whose(reach, stores, names)}，${asOf(asked, newest)}`,
    // How long stock lasts is known as it is now.
    ...salesFigures({
      daily,
      span,
      area: stores.area,
      goods: isDay ? { ...goods, stock: [] } : goods,
    }),
    trend: trendPart(amounts, { span, way }, { title: '每日销售额', unit: '万元' }),
    ranking,
    shares: categoriesPart(goods, isOfStores ? '（所属事业部）' : '', opensCategory),
    structure: stockPart(goods, noteOf([isOfStores && '所属事业部', isDay && '当前'])),
  };
}

const noteOf = (words: (string | false)[]): string => {
  const said = words.filter(Boolean).join('，');
  return said && `（${said}）`;
};

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

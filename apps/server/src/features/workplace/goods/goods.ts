import { day as dayMs } from '@portal/common/durations';
import type { listSellThrough } from '@portal/contract/goods/sell-through';
import type { StyleStock } from '@portal/contract/goods/stock-inquiry';
import { styleColours, styleSizes } from '@portal/imos/records/styles';
import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { pageIn } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import { lastWeekOf, progressOf, storesOfStyle } from './sell-through-store.ts';
import { findStyle, findStyles, sizesIn, storesNear, unitsInWarehouse } from './stock-store.ts';

const weeksShown = 12;
const labels = new Map<string, string>(styleColours.map(({ value, label }) => [value, label]));
const sizeOrder = styleSizes.map(({ value }) => value);

export type Goods = ReturnType<typeof createGoods>;

/** Answers questions about goods: which store has a size, and how fast styles sell. */
export function createGoods(db: Database) {
  return {
    search: (storeNo: string, keyword: string) => findStyles(db, { storeNo, keyword }),

    async stockOf(storeNo: string, asked: string): Promise<StyleStock> {
      const found = await findStyle(db, { storeNo, style: asked.trim() });
      const { style, colours, sizes, ...rest } = found ?? refuse('record.not-found');
      const [own, near, inWarehouse] = await Promise.all([
        sizesIn(db, { storeNo, style }),
        storesNear(db, { storeNo, style }),
        unitsInWarehouse(db, style),
      ]);
      return {
        ...rest,
        style,
        colours: colours.map((colour) => labels.get(colour) ?? colour),
        sizes: sizes.toSorted((a, b) => sizeOrder.indexOf(a) - sizeOrder.indexOf(b)),
        own,
        near,
        warehouse: inWarehouse,
      };
    },

    async sellThrough(
      bgNo: string,
      { pageNo, pageSize, ...query }: z.output<(typeof listSellThrough)['input']>,
    ) {
      const last = await lastWeekOf(db, bgNo);
      const weeks = last === undefined ? [] : weeksUpTo(last);
      const since = weeks[0] ?? '0001-01-01';
      // Some hundred styles are on sale at a time: their order is known when all of them are counted.
      const rows = await progressOf(db, { ...query, bgNo, since });
      return { weeks, ...pageIn(rows, { pageNo, pageSize }) };
    },

    storesOf: (bgNo: string, style: string) => storesOfStyle(db, { bgNo, style }),
  };
}

const weeksUpTo = (last: string): string[] =>
  Array.from({ length: weeksShown }, (_, nth) =>
    new Date(Date.parse(last) - (weeksShown - 1 - nth) * 7 * dayMs)
      .toISOString()
      .slice(0, 'yyyy-mm-dd'.length),
  );

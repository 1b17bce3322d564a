import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: 'imos:stock:list',
  boundTo: 'group',
  rate: 'read',
} as const;

/** Pieces received and sold up to the end of a week; their quotient is the sell-through. */
const WeekTotal = z.object({ week: z.iso.date(), received: z.int(), sold: z.int() });

export const StyleProgress = z.object({
  style: z.string(),
  name: z.string(),
  /** A value of the dictionary goods_category. */
  category: z.string(),
  state: z.string(),
  onSale: z.iso.date().nullable(),
  received: z.int(),
  sold: z.int(),
  /** Pieces in the stores now. */
  stock: z.int(),
  /** From the first week the style was in the stores, or of the weeks shown. */
  weeks: z.array(WeekTotal),
});
export type StyleProgress = z.infer<typeof StyleProgress>;

/** Orders of the grid: fastest, slowest, most sold, newest. */
export const sellThroughOrders = ['fast', 'slow', 'sold', 'new'] as const;

const stylesByWeek = paged(StyleProgress);

/** Sell-through of the styles of a business group by week: the last twelve weeks, a page of styles at a time. */
export const listSellThrough = defineCall({
  ...reading,
  path: '/imos/stock/sellThrough',
  input: stylesByWeek.input.extend({
    keyword: keyword(),
    category: text(40).default(''),
    state: z.enum(['', 'selling', 'clearing']).default(''),
    order: z.enum(sellThroughOrders).default('fast'),
  }),
  /** `weeks` has the Monday of each week, the oldest first. */
  result: stylesByWeek.result.extend({ weeks: z.array(z.iso.date()) }),
  refuses: [],
});

const StoreProgress = z.object({
  storeNo: z.string(),
  storeName: z.string(),
  city: z.string(),
  received: z.int(),
  sold: z.int(),
  stock: z.int(),
  /** Articles of the style that the store has none of, and how many there are: a size run that is broken. */
  missing: z.int(),
  articles: z.int(),
});
export type StoreProgress = z.infer<typeof StoreProgress>;

/** The stores of a business group that had a style, by their sell-through. */
export const listStyleStores = defineCall({
  ...reading,
  path: '/imos/stock/sellThrough/:style',
  input: z.strictObject({ style: text(40).min(1) }),
  result: z.array(StoreProgress),
  refuses: [],
});

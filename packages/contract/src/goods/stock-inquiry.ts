import { z } from 'zod';
import { defineCall } from '../call.ts';
import { keyword, text } from '../text.ts';

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: 'ors:stock:list',
  boundTo: 'store',
  rate: 'read',
} as const;

/** The style number printed on a label; what a scanner reads is one. */
const StyleNo = text(40).min(1);

/** A style as clerks look for it; `units` are those of the store that the tab works for. */
export const FoundStyle = z.object({
  style: z.string(),
  name: z.string(),
  /** In yuan. */
  tag: z.number(),
  state: z.string(),
  units: z.int(),
});
export type FoundStyle = z.infer<typeof FoundStyle>;

/** Styles by a part of their number or name, those that the store has first: 20 at most. */
export const searchStyles = defineCall({
  ...reading,
  path: '/pos/stock/styles',
  input: z.strictObject({ keyword: keyword() }),
  result: z.array(FoundStyle),
  refuses: [],
});

/** Pieces of one colour in one size. */
const SizeStock = z.object({ colour: z.string(), size: z.string(), units: z.int() });
export type SizeStock = z.infer<typeof SizeStock>;

const StoreStock = z.object({
  storeNo: z.string(),
  storeName: z.string(),
  city: z.string(),
  units: z.int(),
  sizes: z.array(SizeStock),
});
export type StoreStock = z.infer<typeof StoreStock>;

/** A style in the store of the tab and in those near by that have some: of the same city first, 12 at most. */
export const StyleStock = FoundStyle.extend({
  colours: z.array(z.string()),
  sizes: z.array(z.string()),
  own: z.array(SizeStock),
  near: z.array(StoreStock),
  /** Pieces in the warehouse that supplies the stores. */
  warehouse: z.int(),
});
export type StyleStock = z.infer<typeof StyleStock>;

export const getStyleStock = defineCall({
  ...reading,
  path: '/pos/stock/styles/:style',
  input: z.strictObject({ style: StyleNo }),
  result: StyleStock,
  refuses: ['record.not-found'],
});

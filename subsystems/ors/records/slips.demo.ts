import { members } from '@portal/crm/records/members';
import { timeOfSale, weighted } from '@portal/demonstration/organisation/footfall';
import {
  daysOfFacts,
  daysOfSlips,
  expectedCents,
} from '@portal/demonstration/organisation/store-days';
import type { Store } from '@portal/demonstration/organisation/stores';
import type { Member } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { type MadeRecord, numbered } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { type SoldStyle, stylesSoldBy } from '@portal/imos/records/articles.demo';
import { slips } from './slips.ts';

const paymentOf = weighted([
  { of: 'wechat', weight: 48 },
  { of: 'alipay', weight: 27 },
  { of: 'card', weight: 12 },
  { of: 'cash', weight: 7 },
  { of: 'stored', weight: 6 },
]);

const piecesOf = weighted([
  { of: 1, weight: 52 },
  { of: 2, weight: 30 },
  { of: 3, weight: 13 },
  { of: 4, weight: 5 },
]);

/** Tenths of the price on the tag: goods on sale are seldom reduced, cleared ones are by a third and more. */
const shareOnSale = weighted([
  { of: 10, weight: 50 },
  { of: 9, weight: 25 },
  { of: 8, weight: 25 },
]);

const shareCleared = weighted([
  { of: 7, weight: 30 },
  { of: 6, weight: 40 },
  { of: 5, weight: 30 },
]);

/** One sale in so many is a member's: the group has few members beside its customers. */
const membersOneIn = 5;

/** One sale in so many has a piece brought back. */
const refundsOneIn = 30;

interface Line {
  style: string;
  name: string;
  colour: string;
  size: string;
  units: number;
  tag: number;
  price: number;
  amount: number;
  [column: string]: string | number | null;
}

/** A till of a store: its people and the goods it sells, each as often as people ask for it. */
interface Till {
  store: Store;
  cashiers: readonly Member[];
  guides: readonly Member[];
  /** Members of the store, or of its business group. */
  members: readonly MadeRecord[];
  drawStyle: (random: Random, day: string) => SoldStyle;
}

/** Slips of the last weeks: each day of a store sells what is expected of it, and some of it comes back. */
function makeSlips(world: World): RecordDraft[] {
  const random = world.random('ors/slips');
  const chance = world.random('ors/slips of members');
  const spent = new Map<string, number>();
  const sales = world.castStores
    .filter(({ status }) => status === 'open')
    .flatMap((store) => salesOf(world, random, store));
  const drafts = sales.flatMap((sale) => {
    const back = random.below(refundsOneIn) === 0 ? refundOf(world, random, sale) : undefined;
    return back ? [sale, back] : [sale];
  });
  for (const sale of sales) {
    if (chance.below(membersOneIn) === 0) sale.fields['member'] = memberOf(chance, sale, spent);
  }
  return withOriginals(drafts);
}

/** A member who had joined by then, and has spent at least so much in all. */
function memberOf(
  random: Random,
  { members: known, at, amount }: SaleDraft,
  spent: Map<string, number>,
): string | null {
  const member = random.pick(known);
  const total = (spent.get(member.id) ?? 0) + amount;
  if (member.at >= at || total > Number(member.fields['spent'])) return null;
  spent.set(member.id, total);
  return member.id;
}

function salesOf(world: World, random: Random, store: Store): SaleDraft[] {
  const till = tillOf(world, random, store);
  const storeNth = world.stores.indexOf(store) + 1;
  return Array.from({ length: daysOfSlips(world.day(0)) }, (_, daysAgo) => daysAgo).flatMap(
    (daysAgo) => {
      const day = world.day(daysAgo);
      const expected = expectedCents(store, storeNth, { day, nth: daysOfFacts - daysAgo }) / 100;
      const sold: SaleDraft[] = [];
      for (let amount = 0; amount < expected;) {
        const sale = saleOf(world, random, till, daysAgo);
        amount += sale.amount;
        // The evening of today has not come yet.
        if (sale.isOver) sold.push(sale);
      }
      return sold;
    },
  );
}

function tillOf(world: World, random: Random, store: Store): Till {
  const staff = world.staffOf(store.store_no);
  const goods = stylesSoldBy(world, store.bg_no).map((style) => ({
    of: style,
    weight: (style.isCleared ? 3 : 6) + random.below(12),
  }));
  const draw = weighted(goods);
  // Most are on sale already; one that is not is put back.
  const drawStyle: Till['drawStyle'] = (chance, day) => {
    const style = draw(chance);
    return style.onSale <= day ? style : drawStyle(chance, day);
  };
  return {
    store,
    cashiers: staff.filter(({ post }) => post === '收银'),
    members: world
      .recordsOf(members)
      .filter(({ scope, state }) => scope === store.bg_no && state === 'active'),
    guides: staff.filter(({ post }) => post === '导购' || post === '店长'),
    drawStyle,
  };
}

interface SaleDraft extends RecordDraft {
  members: readonly MadeRecord[];
  daysAgo: number;
  lines: Line[];
  amount: number;
  isOver: boolean;
  /** The sale that a refund undoes. */
  original?: SaleDraft;
}

function saleOf(world: World, random: Random, till: Till, daysAgo: number): SaleDraft {
  const day = world.day(daysAgo);
  const time = timeOfSale(random, day);
  const lines = drawLines(random, till, day);
  const cashier = random.pick(till.cashiers).workNo;
  const fields = {
    kind: 'sale',
    day,
    time,
    ...sumsOf(lines),
    payment: paymentOf(random),
    guide: random.pick(till.guides).workNo,
    cashier,
  };
  return {
    scope: till.store.store_no,
    by: cashier,
    at: world.at(daysAgo, time),
    fields,
    steps: [],
    members: till.members,
    daysAgo,
    lines,
    amount: fields.amount,
    isOver: daysAgo > 0 || `${day} ${time}` < world.clock,
  };
}

/** Pieces of a slip, each style once. */
function drawLines(random: Random, { drawStyle }: Till, day: string): Line[] {
  const drawn = new Map<string, Line>();
  for (let left = piecesOf(random); left > 0; left -= 1) {
    const style = drawStyle(random, day);
    const share = style.isCleared ? shareCleared(random) : shareOnSale(random);
    const price = Math.round((style.tag * share) / 10);
    drawn.set(style.id, {
      style: style.id,
      name: style.name,
      colour: random.pick(style.colours),
      size: middleOf(random, style.sizes),
      units: 1,
      tag: style.tag,
      price,
      amount: price,
    });
  }
  return [...drawn.values()];
}

/** Middle sizes are bought more often than those at the ends. */
const middleOf = (random: Random, sizes: readonly string[]): string =>
  sizes[Math.floor((random.below(sizes.length) + random.below(sizes.length)) / 2)] ?? '均码';

const sumsOf = (lines: Line[]) => ({
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  list: lines.reduce((sum, { tag, units }) => sum + tag * units, 0),
  units: lines.reduce((sum, { units }) => sum + units, 0),
  goods: lines.map(({ name }) => name).join('、'),
  lines,
});

/** One piece of a sale brought back within a week, if that is not still to come. */
function refundOf(world: World, random: Random, sale: SaleDraft): SaleDraft | undefined {
  const daysAgo = sale.daysAgo - 1 - random.below(6);
  const piece = random.pick(sale.lines);
  const day = world.day(daysAgo);
  const time = timeOfSale(random, day);
  if (daysAgo < 0 || `${day} ${time}` >= world.clock) return undefined;
  const at = world.at(daysAgo, time);
  const lines = [{ ...piece, units: -1, amount: -piece.price }];
  sale.steps?.push({ step: 'refund', by: sale.by, at });
  return {
    ...sale,
    at,
    fields: { ...sale.fields, kind: 'refund', day, time, ...sumsOf(lines) },
    steps: [],
    original: sale,
  };
}

/** Refunds name the slip they undo, whose number follows from the time of every other slip. */
function withOriginals(drafts: SaleDraft[]): RecordDraft[] {
  const ordered = drafts.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const numbers = new Map(numbered(slips, ordered).map(({ id }, nth) => [ordered[nth], id]));
  return ordered.map(({ scope, by, at, fields, steps = [], original }) => ({
    scope,
    by,
    at,
    fields: { ...fields, of: numbers.get(original) ?? null },
    steps,
  }));
}

export const slipMaker = recordMaker(slips, makeSlips);

import { merchandiser } from '@portal/demonstration/people/colleagues';
import type { Random } from '@portal/demonstration/random';
import { daysSince, numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';
import { styleColours, styles } from '@portal/imos/records/styles';

/** One delivery of an order. */
export interface DeliveryPlan {
  /** The part of the order's pieces, in percent. */
  share: number;
  sentDaysAgo: number;
  arrivedDaysAgo: number;
  /** Days after the arrival on which its receipt is posted. */
  postedAfter: number;
  /** The share of defects in the sample, in tenths of a percent. */
  defects: number;
}

/** An order from its first day to its last delivery; all records of the chain follow from it. */
export interface OrderPlan {
  style: MadeRecord;
  supplier: string;
  buyer: string;
  orderedDaysAgo: number;
  dueDaysAgo: number;
  rows: { colour: string; size: string; units: number; amount: number }[];
  /** Days by which the factory is late, and why. */
  lateBy: number;
  reason: string | undefined;
  deliveries: DeliveryPlan[];
}

/** Returns whether the sample of a delivery had too many defects: it is taken after all, some days later. */
export const isPoor = ({ defects }: DeliveryPlan): boolean => defects >= 40;

/** The days ago on which a delivery is taken into the warehouse. */
export const postedDaysAgo = (delivery: DeliveryPlan): number =>
  delivery.arrivedDaysAgo - (isPoor(delivery) ? 5 : delivery.postedAfter);

/** Pieces of a delivery: its share of the order, the last one the rest. */
export function piecesOf(plan: OrderPlan, nth: number): number {
  const whole = sumOf(plan.rows, ({ units }) => units);
  const first = Math.round((whole * (plan.deliveries[0]?.share ?? 100)) / 100);
  return nth === 0 ? first : whole - first;
}

/** The pieces that one delivery of sixteen lacks. */
export const missingPieces = ({ dueDaysAgo }: OrderPlan, nth: number): number =>
  Math.abs(dueDaysAgo + nth * 7) % 16 === 0 ? 2 : 0;

const daysBack = 300;
const reasons = ['fabric', 'fabric', 'capacity', 'capacity', 'quality', 'change', 'weather'];
const plans = new WeakMap<World, OrderPlan[]>();

/** Plans the orders of the styles that go on sale from ten months ago to the next season; every third is reordered. */
export function orderPlans(world: World): OrderPlan[] {
  const known = plans.get(world);
  if (known) return known;
  const random = world.random('gims/order-plans');
  const buyers = [
    ...world.staffOfDepartment('A01A04A01').map(({ workNo }) => workNo),
    merchandiser,
  ];
  const made = world.recordsOf(styles).flatMap((style) => {
    const onSale = daysSince(world, textIn(style, 'onSale'));
    if (onSale > daysBack || textIn(style, 'supplier') === '') return [];
    const first = planOf(random, { style, buyer: random.pick(buyers), neededDaysAgo: onSale + 14 });
    const again = planOf(random, { style, buyer: first.buyer, neededDaysAgo: onSale - 40 });
    const isReordered = onSale > 10 && random.below(3) === 0;
    return isReordered ? [first, again] : [first];
  });
  const begun = made.filter(({ orderedDaysAgo }) => orderedDaysAgo >= 0);
  plans.set(world, begun);
  return begun;
}

interface Need {
  style: MadeRecord;
  buyer: string;
  /** The day on which the goods are to be in the warehouse. */
  neededDaysAgo: number;
}

function planOf(random: Random, { style, buyer, neededDaysAgo }: Need): OrderPlan {
  const dueDaysAgo = neededDaysAgo + 6 + random.below(8);
  const isLate = random.below(5) === 0;
  const lateBy = isLate ? 3 + random.below(12) : -random.below(3);
  const number = 1 + random.below(2);
  const lastArrival = dueDaysAgo - lateBy;
  const deliveries = Array.from({ length: number }, (_, nth) => {
    const arrivedDaysAgo = lastArrival + (number - 1 - nth) * (7 + random.below(4));
    return {
      share: number === 1 ? 100 : nth === 0 ? 60 : 40,
      sentDaysAgo: arrivedDaysAgo + 1 + random.below(3),
      arrivedDaysAgo,
      postedAfter: 1 + random.below(2),
      defects: random.below(8) === 0 ? 40 + random.below(60) : random.below(24),
    };
  });
  return {
    style,
    supplier: textIn(style, 'supplier'),
    buyer,
    orderedDaysAgo: dueDaysAgo + 45 + random.below(20),
    dueDaysAgo,
    rows: rowsOf(random, style),
    lateBy,
    reason: isLate ? random.pick(reasons) : undefined,
    deliveries,
  };
}

/** Middle sizes sell twice as often as the ends. */
function rowsOf(random: Random, style: MadeRecord): OrderPlan['rows'] {
  const labels = new Map<string, string>(styleColours.map(({ value, label }) => [value, label]));
  const list = (name: string) => [style.fields[name]].flat().map(String);
  const sizes = list('sizes');
  const cost = numberIn(style, 'cost');
  return list('colours').flatMap((colour) => {
    const base = 60 + random.below(120);
    return sizes.map((size, nth) => {
      const isEnd = sizes.length > 2 && (nth === 0 || nth === sizes.length - 1);
      const units = Math.round(base * (isEnd ? 0.5 : 1)) * 2;
      return {
        colour: labels.get(colour) ?? colour,
        size,
        units,
        amount: Math.round(units * cost * 100) / 100,
      };
    });
  });
}

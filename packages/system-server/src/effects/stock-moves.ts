/** Pieces of an article that come to a store or warehouse, or leave it. */
export interface StockMove {
  /** The number of the store, or the name of the warehouse. */
  location: string;
  style: string;
  colour: string;
  size: string;
  /** Negative for pieces that leave. */
  delta: number;
}

/** The matter of a movement, as the ledger names it. */
export type StockReason = 'delivery' | 'transfer' | 'count' | 'return';

/** The warehouse that supplies the stores. */
export const supplyingWarehouse = 'east';

interface Article {
  style: string | null;
  colour: string | null;
  size: string | null;
}

/** Returns the move of an article as the ledger names it: a style is in capitals, whoever typed it. */
export const moveOf = (
  { style, colour, size }: Article,
  location: string,
  delta: number,
): StockMove => ({
  location,
  style: (style ?? '').trim().toUpperCase(),
  colour: (colour ?? '').trim(),
  size: (size ?? '').trim(),
  delta,
});

/** Deals a total out to the rows in their order, so that what is short is short of the last ones; all where there is none. */
export function upTo(total: number | null): (units: number) => number {
  let left = total ?? Number.POSITIVE_INFINITY;
  return (units) => {
    const taken = Math.min(units, left);
    left -= taken;
    return taken;
  };
}

import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';

/** Pieces of an article that come to a store or warehouse, or leave it. */
export interface Move {
  location: string;
  style: string;
  colour: string;
  size: string;
  delta: number;
}

export interface StockMoves {
  reason: 'delivery' | 'transfer' | 'count' | 'return';
  moves: Move[];
}

/** A record that has taken a step. */
export interface SteppedRecord {
  type: RecordType;
  step: string;
  id: string;
  /** The number of the store it belongs to. */
  scope: string;
  fields: RecordFields;
}

/** The warehouse that supplies the stores. */
const warehouse = 'east';

/** Returns what a step moves; undefined for a step that moves nothing. */
export const movesOf = (record: SteppedRecord): StockMoves | undefined =>
  movedBy[`${keyOfType(record.type)} ${record.step}`]?.(record);

const movedBy: Record<string, ((record: SteppedRecord) => StockMoves) | undefined> = {
  'ors/stock-transfers send': ({ scope, fields }) => ({
    reason: 'transfer',
    moves: linesIn(fields, (line) => [[scope, -numberIn(line['sent'])]]),
  }),
  'ors/stock-transfers receive': received,
  'ors/stock-transfers differ': received,
  'ors/stock-counts finish': counted,
  'ors/stock-counts writeOff': counted,
  // A count that is taken again starts from what was booked.
  'ors/stock-counts recount': ({ scope, fields }) => ({
    reason: 'count',
    moves: linesIn(fields, () => [[scope, 0]]),
  }),
  'ors/warehouse-returns ship': ({ scope, fields }) => ({
    reason: 'return',
    moves: linesIn(fields, (line) => [[scope, -numberIn(line['units'])]]),
  }),
  'ors/warehouse-returns arrive': ({ fields }) => {
    const take = upTo(fields['received']);
    return {
      reason: 'return',
      moves: linesIn(fields, (line) => [[warehouse, take(numberIn(line['units']))]]),
    };
  },
  'ors/replenishment-requests arrive': ({ scope, fields }) => {
    const take = upTo(fields['granted'] ?? fields['units']);
    return {
      reason: 'delivery',
      moves: linesIn(fields, (line) => {
        const units = take(numberIn(line['units']));
        return [
          [warehouse, -units],
          [scope, units],
        ];
      }),
    };
  },
  'ors/customer-returns finish': ({ scope, fields }) => {
    const units = numberIn(fields['units']);
    const article = { style: textIn(fields['style']), colour: textIn(fields['colour']) };
    const isKnown = article.colour !== '';
    const back = { ...article, location: scope, size: textIn(fields['size']), delta: units };
    const out = { ...back, size: textIn(fields['otherSize']), delta: -units };
    const moves = fields['kind'] === 'exchange' ? [back, out] : [back];
    return { reason: 'return', moves: isKnown ? moves : [] };
  },
};

/** Returns the pieces that arrived, as they were counted; a row without a count came as it was sent. */
function received({ fields }: SteppedRecord): StockMoves {
  const to = textIn(fields['toStore']);
  const moves = linesIn(fields, (line) => [[to, numberIn(line['received'] ?? line['sent'])]]);
  return { reason: 'transfer', moves: to === '' ? [] : moves };
}

/** Returns the pieces counted beyond those booked. */
function counted({ scope, fields }: SteppedRecord): StockMoves {
  return {
    reason: 'count',
    moves: linesIn(fields, ({ counted: found, booked }) => [
      [scope, found === null || found === undefined ? 0 : numberIn(found) - numberIn(booked)],
    ]),
  };
}

/** Deals a total out to the rows in their order, so that what is short is short of the last ones. */
function upTo(total: RecordValue | undefined): (units: number) => number {
  let left = typeof total === 'number' ? total : Number.POSITIVE_INFINITY;
  return (units) => {
    const taken = Math.min(units, left);
    left -= taken;
    return taken;
  };
}

type Line = Record<string, string | number | null>;

function linesIn(
  { lines }: RecordFields,
  movedAt: (line: Line) => [location: string, delta: number][],
): Move[] {
  const rows = Array.isArray(lines) ? lines.filter((row) => typeof row === 'object') : [];
  return rows.flatMap((line) => {
    const [style, colour, size] = [line['style'], line['colour'], line['size']].map(textIn);
    return movedAt(line).map(([location, delta]) => ({
      location,
      style: (style ?? '').toUpperCase(),
      colour: colour ?? '',
      size: size ?? '',
      delta,
    }));
  });
}

const numberIn = (value: RecordValue | undefined): number =>
  typeof value === 'number' ? value : 0;
const textIn = (value: RecordValue | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';
import { slips } from './slips.ts';

/** An article of a slip, as its line says it. */
export interface SlipLine {
  style: string;
  colour: string;
  size: string;
  price: number;
}

export const linesOf = ({ fields }: MadeRecord): SlipLine[] =>
  Array.isArray(fields['lines'])
    ? fields['lines'].map((line) => {
        const { style, colour, size, price } = Object(line);
        return {
          style: String(style),
          colour: String(colour),
          size: String(size),
          price: Number(price),
        };
      })
    : [];

/** The slips of each store, oldest first: records that name a slip name one of these. */
export const slipsOfStores = (world: World): Map<string, MadeRecord[]> =>
  Map.groupBy(world.recordsOf(slips), ({ scope }) => scope);

/** The sales of each member by their slips, oldest first. */
export const slipsOfMembers = (world: World): Map<string, MadeRecord[]> =>
  Map.groupBy(
    world.recordsOf(slips).filter((slip) => textIn(slip, 'member') !== ''),
    (slip) => textIn(slip, 'member'),
  );

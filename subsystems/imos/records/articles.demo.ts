import type { Random } from '@portal/demonstration/random';
import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';
import { lineOfGroup } from './catalogue.demo.ts';
import { styleColours, styles } from './styles.ts';

/** A style in one colour and size, as the rows of records name it. */
interface Article {
  style: string;
  name: string;
  colour: string;
  size: string;
}

/** The styles of a business group that are on sale or being cleared; all of the group's where none is named. */
export function stylesSold(world: World, bgNo?: string): readonly MadeRecord[] {
  const line = bgNo === undefined ? undefined : lineOfGroup(bgNo);
  return world
    .recordsOf(styles)
    .filter(({ state }) => state === 'selling' || state === 'clearing')
    .filter(({ fields }) => line === undefined || fields['line'] === line);
}

/** The price on the label of a style, in yuan. */
export const tagOf = ({ fields }: MadeRecord): number => Number(fields['tag']);

export const nameOf = (style: MadeRecord): string => textIn(style, 'name');

/** The sizes of a style, the smallest first. */
export const sizesOf = ({ fields }: MadeRecord): string[] => textsIn(fields['sizes']);

/** The colours of a style, as labels name them. */
const coloursOf = ({ fields }: MadeRecord): string[] =>
  textsIn(fields['colours']).map(
    (colour) => styleColours.find(({ value }) => value === colour)?.label ?? colour,
  );

/** One of the articles of a style. */
export function articleOf(random: Random, style: MadeRecord): Article {
  return {
    style: style.id,
    name: nameOf(style),
    colour: random.pick(coloursOf(style)),
    size: random.pick(sizesOf(style)),
  };
}

/** Articles of different styles. */
export function articlesOf(
  random: Random,
  sold: readonly MadeRecord[],
  number: number,
): { article: Article; tag: number }[] {
  const drawn = new Set(Array.from({ length: number }, () => random.pick(sold)));
  return [...drawn].map((style) => ({ article: articleOf(random, style), tag: tagOf(style) }));
}

const textsIn = (value: MadeRecord['fields'][string] | undefined): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** A style that stores sell, as their slips name it. */
export interface SoldStyle {
  id: string;
  name: string;
  /** In yuan. */
  tag: number;
  /** Its first day in the stores. */
  onSale: string;
  isCleared: boolean;
  colours: string[];
  sizes: string[];
}

/** The styles that stores of a business group sell now. */
export const stylesSoldBy = (world: World, bgNo: string): SoldStyle[] =>
  stylesSold(world, bgNo).map((style) => ({
    id: style.id,
    name: nameOf(style),
    tag: tagOf(style),
    onSale: textIn(style, 'onSale'),
    isCleared: style.state === 'clearing',
    colours: coloursOf(style),
    sizes: sizesOf(style),
  }));

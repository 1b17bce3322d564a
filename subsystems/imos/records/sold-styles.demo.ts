import { textIn } from '@portal/demonstration/world/field-readers';
import { styleColours, styles } from './styles.ts';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';
import { linePlans } from './catalogue.demo.ts';

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

const labels = new Map<string, string>(styleColours.map(({ value, label }) => [value, label]));

/** The styles that stores of a business group sell now: those on sale and those being cleared. */
export function stylesSoldBy(world: World, bgNo: string): SoldStyle[] {
  const line = Object.entries(linePlans).find(([, plan]) => plan.bgNo === bgNo)?.[0];
  return world
    .recordsOf(styles)
    .filter(({ state, fields }) => fields['line'] === line && /selling|clearing/.test(state))
    .map((style) => ({
      id: style.id,
      name: textIn(style, 'name'),
      tag: Number(style.fields['tag']),
      onSale: textIn(style, 'onSale'),
      isCleared: style.state === 'clearing',
      colours: textsIn(style.fields['colours']).map((colour) => labels.get(colour) ?? colour),
      sizes: textsIn(style.fields['sizes']),
    }));
}

const textsIn = (value: MadeRecord['fields'][string] | undefined): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

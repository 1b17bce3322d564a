import type { ReactNode } from 'react';

export interface Option {
  key: string;
  text: string;
  /** Stands small beside the text, to tell equal texts apart. */
  aside?: string;
  /** Stands before the text, and says nothing to a screen reader. */
  icon?: ReactNode;
  /** Stretches of the text that were looked for, in their order, in places of its characters. */
  marks?: Marks;
  asideMarks?: Marks;
  /** The address of a place to go to: the row is a link, which opens in another tab and can be copied. */
  href?: string;
  /** Options under the same heading follow one another. */
  group?: OptionGroup;
}

export type Marks = readonly (readonly [from: number, to: number])[];

/** A heading in a list of options. */
export interface OptionGroup {
  key: string;
  title: string;
  icon?: ReactNode;
}

/** Finds the options that match a typed text. */
export type Find<Choice extends Option> = (
  options: readonly Choice[],
  typed: string,
) => readonly Choice[];

/** The options whose text holds what was typed, whatever its case. */
export function matching<Choice extends Option>(options: readonly Choice[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(wanted));
}

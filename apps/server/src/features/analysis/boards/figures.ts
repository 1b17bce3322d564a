import type { Change, Figure } from '@portal/contract/analysis/board';

/** Money is counted in fen. */
const fenPerYuan = 100;
const yuanPerWan = 10_000;
const yuanPerYi = 100_000_000;

/** Rounded to so many digits after the point; never a minus before zero. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/** `part / whole`, and 0 where there is no whole. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const percent = (part: number, whole: number): number =>
  rounded(share(part, whole) * 100, 1);

/** Thousands with commas and exactly so many digits after the point. */
export const grouped = (value: number, digits = 0): string =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value + 0);

export const wan = (fen: number): number => rounded(fen / fenPerYuan / yuanPerWan, 1);

export const yuan = (fen: number): number => fen / fenPerYuan;

type Amount = Pick<Figure, 'prefix' | 'text' | 'unit'>;

/** An amount as it is said: in yuan, in ten thousands, in hundred millions. */
export function money(fen: number): Amount {
  const amount = yuan(fen);
  if (Math.abs(amount) >= yuanPerYi) return amountOf(grouped(amount / yuanPerYi, 2), '亿');
  if (Math.abs(amount) >= yuanPerWan) return amountOf(grouped(amount / yuanPerWan, 1), '万');
  return amountOf(grouped(amount), '元');
}

const amountOf = (text: string, unit: string): Amount => ({ prefix: '¥', text, unit });

/** With sign and unit, for sentences. */
export const moneyText = (fen: number): string => {
  const { prefix, text, unit } = money(fen);
  return `${prefix} ${text} ${unit}`;
};

/** A figure that is compared with nothing, so far. */
export const figure = (label: string, text: string, unit: string): Figure => ({
  label,
  prefix: '',
  text,
  unit,
  changes: [],
});

interface Compared {
  now: number;
  before: number;
  /** Which direction is welcome; more, if not said. */
  good?: 'more' | 'less';
}

/** By how many percent something grew; nothing where there was nothing to grow from. */
export function growth(label: string, { now, before, good = 'more' }: Compared): Change[] {
  if (before === 0) return [];
  const value = rounded((now / before - 1) * 100, 1);
  return [{ label, value, unit: '%', isGood: isWelcome(value, good) }];
}

/** Where a change has to stand in any case: none, if there was nothing to grow from. */
export const growthOrNone = (label: string, compared: Compared): Change =>
  growth(label, compared)[0] ?? { label, value: 0, unit: '%', isGood: true };

/** By how much something changed, in its own unit; nothing where there was nothing before. */
export function shift(
  label: string,
  { now, before, good = 'more', unit, digits }: Compared & { unit: string; digits: number },
): Change[] {
  if (before === 0) return [];
  const value = rounded(now - before, digits);
  return [{ label, value, unit, isGood: isWelcome(value, good) }];
}

const isWelcome = (value: number, good: 'more' | 'less'): boolean =>
  good === 'more' ? value >= 0 : value <= 0;

import type { Board, Change, Figure } from '@portal/contract/analysis/board';

/** Money is counted in fen. */
const fenPerYuan = 100;
const yuanPerWan = 10_000;
const yuanPerYi = 100_000_000;

/** Rounds to a number of decimals; never returns minus zero. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/** Returns `part / whole`; of nothing there is no share, and it is not a number. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? Number.NaN : part / whole;

export const percent = (part: number, whole: number): number =>
  rounded(share(part, whole) * 100, 1);

/** Stands where there is no figure: a rate of nothing, or what is not known of a part. */
const noFigure = '—';

/** Formats a number with commas between thousands and a fixed number of decimals. */
export const grouped = (value: number, digits = 0): string =>
  Number.isNaN(value)
    ? noFigure
    : new Intl.NumberFormat('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value + 0);

/** Formats a rate for a cell or a sentence. */
export const rateText = (value: number, digits = 1): string =>
  Number.isNaN(value) ? noFigure : `${grouped(value, digits)}%`;

export const wan = (fen: number): number => rounded(fen / fenPerYuan / yuanPerWan, 1);

export const yuan = (fen: number): number => fen / fenPerYuan;

type Amount = Pick<Figure, 'prefix' | 'text' | 'unit'>;

/** Formats an amount in yuan, ten thousands or hundred millions. */
export function money(fen: number): Amount {
  const amount = yuan(fen);
  if (Math.abs(amount) >= yuanPerYi) return amountOf(grouped(amount / yuanPerYi, 2), '亿');
  if (Math.abs(amount) >= yuanPerWan) return amountOf(grouped(amount / yuanPerWan, 1), '万');
  return amountOf(grouped(amount), '元');
}

/** Returns what writes a number of things, and a rate, as the amounts of a figure. */
export const counted =
  (unit: string) =>
  (value: number): Amount => ({ prefix: '', text: grouped(value), unit });
export const rate = (value: number): Amount => ({ prefix: '', text: grouped(value, 1), unit: '%' });

/** Formats an amount that is in yuan already, as records have them. */
export const moneyOfYuan = (amount: number): Amount => money(amount * fenPerYuan);

/** Formats yuan in ten thousands, for a column. */
export const wanOfYuan = (amount: number): string => grouped(wan(amount * fenPerYuan), 1);

/** The unit in which a rate differs from another. */
export const points = ' 个百分点';

const amountOf = (text: string, unit: string): Amount => ({ prefix: '¥', text, unit });

/** Formats an amount with currency sign and unit, for use in a sentence. */
export const moneyText = (fen: number): string => {
  const { prefix, text, unit } = money(fen);
  return `${prefix} ${text} ${unit}`;
};

/** Creates a figure without comparisons; what is no number has neither sign nor unit. */
export const figure = (label: string, text: string, unit: string, prefix = ''): Figure =>
  text === noFigure
    ? { label, prefix: '', text, unit: '', changes: [] }
    : { label, prefix, text, unit, changes: [] };

interface Comparison {
  now: number;
  before: number;
  /** The direction that counts as good; `more` by default. */
  good?: 'more' | 'less';
}

/** Returns the growth in percent; nothing where one of the values is 0 or missing, as that is no growth. */
export function growth(label: string, { now, before, good = 'more' }: Comparison): Change[] {
  if (now === 0 || before === 0 || Number.isNaN(now - before)) return [];
  const value = rounded((now / before - 1) * 100, 1);
  return [{ label, value, unit: '%', isGood: isWelcome(value, good) }];
}

/** Returns the growth of a share, which is not compared where there is none. */
export function sharedGrowth(
  label: string,
  values: Comparison,
): Pick<Board['shares']['rows'][number], 'change' | 'isCompared'> {
  const [change] = growth(label, values);
  if (change) return { change };
  return { change: { label, value: 0, unit: '%', isGood: true }, isCompared: false };
}

/** Returns the difference in the unit of the figure; nothing where one of the values is missing, or the earlier is 0. */
export function shift(
  label: string,
  { now, before, good = 'more', unit, digits }: Comparison & { unit: string; digits: number },
): Change[] {
  if (before === 0 || Number.isNaN(now - before)) return [];
  const value = rounded(now - before, digits);
  return [{ label, value, unit, isGood: isWelcome(value, good) }];
}

const isWelcome = (value: number, good: 'more' | 'less'): boolean =>
  good === 'more' ? value >= 0 : value <= 0;

import { cleanIdentifier } from './typed-text.ts';

interface NumberReading {
  /** Stands behind the number in its field, and may be typed there: a currency, pieces, a percent sign. */
  unit?: string | undefined;
  /** The text began as a number that its field had grouped: a comma may be anywhere once a digit is typed or deleted. */
  isRegrouped?: boolean;
}

const currency = '(?:¥|RMB|CNY|人民币)?';
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+\.?\d*|\.\d+`;

/**
 * Reads a number as people write and paste it: full width, grouped, with its currency or unit, in brackets where it is
 * negative. Null for an empty text, NaN for one that is no number: `1.234,50` is refused, as nobody knows what it is.
 */
export function readNumber(text: string, reading: NumberReading = {}): number | null {
  const typed = plain(text);
  if (typed === '') return null;
  const written = reading.isRegrouped ? withoutGroups(typed) : typed;
  const [sign, number] = partsOf(written, shapeFor(reading.unit ?? ''));
  const value = number === undefined ? Number.NaN : Number(number.replaceAll(',', ''));
  return sign === '-' ? -value : value;
}

/** Returns a text with one minus of the many there are, and the point that a Chinese input method makes of its key. */
const plain = (text: string): string =>
  cleanIdentifier(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('。', '.');

/** A number with its sign before or behind its currency, or in brackets, each part by its name. */
function shapeFor(unit: string): RegExp {
  const units = ['元', '圆', '块', cleanIdentifier(unit)].filter(Boolean).map(escaped).join('|');
  const amount = (name: string) => `${currency}(?<${name}>${digits})(?:${units})?`;
  const signed = `(?<before>[+-]?)${currency}(?<behind>[+-]?)${amount('number')}`;
  const bracketed = String.raw`${currency}\(${amount('owed')}\)(?:${units})?`;
  return new RegExp(`^(?:${signed}|${bracketed})$`, 'iu');
}

function partsOf(written: string, shape: RegExp): readonly (string | undefined)[] {
  const { before = '', behind = '', number, owed } = shape.exec(written)?.groups ?? {};
  if (owed !== undefined) return ['-', owed];
  return before !== '' && behind !== '' ? [] : [before + behind, number];
}

/** Returns a number without its commas; a comma behind the point is none that groups. */
const withoutGroups = (typed: string): string =>
  /\..*,/.test(typed) ? typed : typed.replaceAll(',', '');

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`);

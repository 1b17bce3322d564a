/**
 * A day as people write and copy it, with what a sheet sets behind it. Full-width characters have become plain ones, and
 * all but the first of these dashes are what text programs make of a hyphen.
 */
const pattern =
  /^(\d{4})\s*(?:[-/.年‐–—−]\s*(\d{1,2})\s*[-/.月‐–—−]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))(?:[\sT]*(?:星期|周)[一二三四五六日天])?(?:[\sT]*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/** A written day, and the time behind it where there is one. */
export interface WrittenDay {
  /** `2026-11-20`; as it was written, although there may be no such day. */
  day: string;
  /** `08:30`. */
  time: string | undefined;
}

/**
 * Reads a day written as `2026-11-20`, `2026/11/20`, `20261120` or with the words of year, month and day; undefined for any
 * other text.
 */
export function writtenDayIn(text: string): WrittenDay | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [, year, month, day, monthOfEight, dayOfEight, hours, minutes] = pattern.exec(plain) ?? [];
  const [inYear, inMonth] = [month ?? monthOfEight, day ?? dayOfEight];
  if (year === undefined || inYear === undefined || inMonth === undefined) return undefined;
  return {
    day: `${year}-${padded(inYear)}-${padded(inMonth)}`,
    time: hours === undefined ? undefined : `${padded(hours)}:${minutes}`,
  };
}

/** Reads a time written as `8:30`, `08:30:00` or with the colon of Chinese text; undefined for any other text. */
export function writtenTimeIn(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(plain) ?? [];
  return hours === undefined ? undefined : `${padded(hours)}:${minutes}`;
}

const padded = (part: string): string => part.padStart(2, '0');

import { readNumber } from '@portal/common/typed-number';
import { day as dayMs } from '@portal/common/durations';
import { writtenDayIn, writtenTimeIn } from '@portal/common/written-days';
import type { RecordValue } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import { hasOptions } from '@portal/contract/records/references';

/** Finds the key of what a cell names; the text itself where it names nothing known. */
export type ResolveKey = (field: RecordField, text: string) => string;

/** Several values of one cell stand between these. */
const between = /[、,，;；]/;

/** Reads a cell as the value of a field; one that cannot be read is left for the check of the field. */
export function valueIn(field: RecordField, cell: string, resolve: ResolveKey): RecordValue {
  if (cell === '') return null;
  if ('decimals' in field) return numberIn(cell, field.unit);
  if ('choices' in field) {
    const pick = (text: string) =>
      field.choices.find(({ label, value }) => label === text || value === text)?.value ?? text;
    return field.kind === 'choice' ? pick(cell) : partsIn(cell).map(pick);
  }
  if (hasOptions(field)) {
    return field.kind === 'people'
      ? partsIn(cell).map((part) => resolve(field, part))
      : resolve(field, cell);
  }
  if (field.kind === 'day') return dayIn(cell);
  if (field.kind === 'time') return timeIn(cell);
  if (field.kind === 'daySpan') {
    const [from = '', until = from] = cell.split(/\s*(?:至|~|～|到)\s*/);
    return { from: dayIn(from), until: dayIn(until) };
  }
  return cell;
}

const partsIn = (cell: string): string[] =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** A number as people write it, or with the exponent that a sheet stores; the text where it is none. */
function numberIn(cell: string, unit?: string): RecordValue {
  if (/^[+-]?\d*\.?\d+e[+-]?\d+$/i.test(cell)) return Number(cell);
  const read = readNumber(cell.replace(/[件%％]$/, ''), { unit });
  return read === null || Number.isNaN(read) ? cell : read;
}

/** Day 0 of sheets: they take 1900 for a leap year. */
const sheetEpoch = Date.UTC(1899, 11, 30);

/** A day as `2026-11-20`, from any spelling that a form takes, or the number a sheet stores for it. */
function dayIn(cell: string): string {
  const serial = /^\d{5}(?:\.\d+)?$/.exec(cell);
  if (serial)
    return new Date(sheetEpoch + Math.floor(Number(cell)) * dayMs).toISOString().slice(0, 10);
  return writtenDayIn(cell)?.day ?? cell;
}

/** A time as `08:30`, from that, `8:30:00`, or the share of a day that a sheet stores for it. */
function timeIn(cell: string): string {
  if (/^0?\.\d+$|^0$/.test(cell)) {
    const minutes = Math.round(Number(cell) * 24 * 60);
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  }
  return writtenTimeIn(cell) ?? cell;
}

const pad = (value: number): string => String(value).padStart(2, '0');

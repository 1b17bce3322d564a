import { day as dayMs } from '@portal/common/durations';
import type { MadeRecord } from './numbered-records.ts';
import type { World } from './world.ts';

type Fields = Pick<MadeRecord, 'fields'>;

/** The text in a field of a made-up record; empty where there is none. */
export function textIn({ fields }: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** The number in a field of a made-up record; 0 where there is none. */
export const numberIn = ({ fields }: Fields, name: string): number => Number(fields[name] ?? 0);

/** The days since a calendar day; negative for a day that lies ahead. */
export const daysSince = (world: World, day: string): number =>
  Math.round((Date.parse(world.day(0)) - Date.parse(day)) / dayMs);

/** The sum of a number of each row, to the cent. */
export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  Math.round(rows.reduce((sum, row) => sum + of(row), 0) * 100) / 100;

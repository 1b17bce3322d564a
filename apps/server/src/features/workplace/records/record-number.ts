import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { calendarDay } from '@portal/common/group-time';

/**
 * Takes the next record number by the pattern of a type: `DB{yyyymm}{00000}` gives DB20261100001. Counted in a row per
 * type and month; one number is given once, however many ask at the same time. A refused save leaves a gap.
 */
export async function takeNumber(db: Database, type: RecordType, now: Date): Promise<string> {
  const [number = ''] = await takeNumbers(db, type, { now, count: 1 });
  return number;
}

/** Takes several numbers that follow one another. */
export async function takeNumbers(
  db: Database,
  type: RecordType,
  { now, count }: { now: Date; count: number },
): Promise<string[]> {
  const [year = '', month = ''] = calendarDay(now).split('-');
  const period = `${year}${month}`;
  const { rows } = await sql<{ last: number }>`
    insert into record_number (record_type, period, last)
    values (${keyOfType(type)}, ${period}, ${count})
    on conflict (tenant_id, record_type, period) do update set last = record_number.last + ${count}
    returning last`.execute(db);
  const last = rows[0]?.last ?? 0;
  return Array.from({ length: count }, (_, nth) =>
    type.number
      .replace('{yyyymm}', period)
      .replace(/\{(0+)\}/, (__, zeros: string) =>
        String(last - count + 1 + nth).padStart(zeros.length, '0'),
      ),
  );
}

import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordMeasure } from '@portal/contract/records/record-measures';

/** Counts all records, or those in one of the states. */
export const countIn = (...states: string[]): RecordMeasure =>
  states.length === 0
    ? { kind: 'count' }
    : { kind: 'count', where: { field: 'state', op: 'in', value: states } };

/** Sums a number field over all records, or over those of a filter. */
export const sumOf = (field: string, where?: RecordFilter): RecordMeasure => ({
  kind: 'sum',
  field,
  ...(where && { where }),
});

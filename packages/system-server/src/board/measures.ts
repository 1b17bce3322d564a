import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordMeasure } from '@portal/contract/records/record-measures';
import type { RecordType } from '@portal/contract/records/record-type';

/** Matches the records of a type that are in no such state. */
export const inOthersThan = ({ states }: RecordType, ...left: string[]): RecordFilter => ({
  field: 'state',
  op: 'in',
  value: Object.keys(states).filter((state) => !left.includes(state)),
});

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

import type { RecordFilter } from './record-filter.ts';

/** A figure of a group of records, as data; `where` narrows it to some of them. */
export type RecordMeasure = { where?: RecordFilter } & (
  | { kind: 'count' }
  /** The sum of a number field. */
  | { kind: 'sum'; field: string }
  /** The whole days from one day to another, summed up; records that lack one of them count none. */
  | { kind: 'days'; from: string; until: string }
  /** The number of records whose day is later than another of theirs. */
  | { kind: 'late'; field: string; than: string }
);

/** The groups that records are measured in: all name fields; `on` may be `createdAt`, place and part `state`. */
export interface RecordGroups {
  /** The day that a record counts on. */
  on: string;
  place?: string;
  part?: string;
}

/** The measures of one day, place and part. Keys and labels are null where the field is empty, or no group is named. */
export interface MeasuredRecords {
  day: string;
  placeKey: string | null;
  place: string | null;
  partKey: string | null;
  part: string | null;
  measures: Record<string, number>;
}

import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordGroups, RecordMeasure } from '@portal/contract/records/record-measures';
import type { RecordType } from '@portal/contract/records/record-type';
import type { MeasureFigure, Sums } from './measure-figure.ts';

/** A place of a ranking with its sums. */
export interface RankedPlace<Measure extends string> {
  label: string;
  /** The key by which it is opened; null if it cannot be. */
  key: string | null;
  sums: Sums<Measure>;
}

/** The figures of a board, whatever its measures are counted from. */
export interface BoardFigures<Measure extends string> {
  measures: readonly Measure[];
  main: MeasureFigure<Measure>;
  figures: readonly MeasureFigure<Measure>[];
  trend: { title: string; unit: string; of: (sums: Sums<Measure>) => number };
  ranking: {
    title: string;
    place: string;
    by: (sums: Sums<Measure>) => number;
    columns: readonly { title: string; cell: (sums: Sums<Measure>) => string }[];
  };
  structure: {
    title: string;
    aside: (sums: Sums<Measure>) => string;
    parts: readonly { label: string; of: (sums: Sums<Measure>) => number }[];
    detail: (value: number) => string;
    finding: (places: RankedPlace<Measure>[], sums: Sums<Measure>) => string;
  };
}

/** The records of one type, and what is counted of them. */
export interface RecordSource<Measure extends string> {
  type: RecordType;
  /** The address of the page with these records. */
  page: string;
  groups: RecordGroups;
  /** The place of all of these records, where no field says it. */
  as?: string;
  /** The records that the figures name, where these are not all of the type: the list that the board leads to has it too. */
  only?: RecordFilter;
  measures: Readonly<Partial<Record<Measure, RecordMeasure>>>;
}

/** A board counted from records: its figures are those of the lists that it leads to. */
export interface RecordBoard<Measure extends string> extends BoardFigures<NoInfer<Measure>> {
  measures: readonly Measure[];
  /** The first one is what the whole board leads to; a measure that a type does not have is none. */
  sources: readonly [RecordSource<NoInfer<Measure>>, ...RecordSource<NoInfer<Measure>>[]];
  /** The bars of the parts, by one measure. */
  shares: { title: string; by: NoInfer<Measure>; good?: 'more' | 'less' };
}

/** A board whose measures are known to itself alone: hands itself over to whoever can make something of any board. */
export type AnyRecordBoard = <Made>(
  make: <Measure extends string>(about: RecordBoard<Measure>) => Made,
) => Made;

/** Defines a board; its figures name its own measures, or do not compile. */
export const recordBoard =
  <const Measure extends string>(about: RecordBoard<Measure>): AnyRecordBoard =>
  (make) =>
    make(about);

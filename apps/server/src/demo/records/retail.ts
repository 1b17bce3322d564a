import type { RecordMaker } from '@portal/demonstration/world/record-maker';

/** The makers of the records of stores, members, goods, outlets and online shops. */
export const retailRecords: readonly RecordMaker[] = [];

import type { RecordType } from '../record-type.ts';

/** The record types of stores, members, goods, outlets and online shops. */
export const retailTypes: readonly RecordType[] = [];

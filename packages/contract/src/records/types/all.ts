import type { RecordType } from '../record-type.ts';
import { retailTypes } from './retail.ts';

/** The record types of systems that have no folder of their own yet. */
export const recordTypes: readonly RecordType[] = [...retailTypes];

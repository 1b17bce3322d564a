import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { recordTypes } from '../../systems.ts';

/** The table of a type: `ors_stock_counts` for `ors/stock-counts`. Names come from the type, never from a request. */
export const tableOf = (type: RecordType): string => keyOfType(type).replaceAll(/[/-]/g, '_');

/** The tables of all record types. */
export const recordTables: readonly string[] = recordTypes.map(tableOf);

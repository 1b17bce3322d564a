import type { RecordType } from '../record-type.ts';
import { coupons, members } from './crm.ts';
import { suppliers } from './gims/suppliers.ts';
import { leaves, openings } from './hr.ts';
import { priceChanges, replenishments } from './imos.ts';
import { styles } from './imos/styles.ts';
import { contractReviews, disputes } from './lms.ts';
import { slips } from './ors/slips.ts';
import { stockCounts, stockTransfers } from './ors.ts';

/** Every record type that the server keeps. */
export const recordTypes: readonly RecordType[] = [
  stockCounts,
  stockTransfers,
  members,
  coupons,
  replenishments,
  priceChanges,
  leaves,
  openings,
  contractReviews,
  disputes,
  styles,
  suppliers,
  slips,
];

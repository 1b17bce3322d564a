import type { List } from './list.ts';
import { coupons, members } from './crm.ts';
import { leaves, openings } from './hr.ts';
import { priceChanges, replenishments } from './imos.ts';
import { contractReviews, disputes } from './lms.ts';
import { stockCounts, stockTransfers } from './ors.ts';

/** Every list the server keeps. */
export const lists: readonly List[] = [
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
];

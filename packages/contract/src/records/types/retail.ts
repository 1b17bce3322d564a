import type { RecordType } from '../record-type.ts';
import { dailyClosings } from './ors/closings.ts';
import { defects, replenishmentRequests, warehouseReturns } from './ors/goods-flow.ts';
import { customerReturns, customerVisits, displayTasks, shifts } from './ors/selling.ts';
import { repairs, storeExpenses } from './ors/store-costs.ts';
import { openingChanges, openingChecks, patrols, rectifications } from './ors/store-work.ts';

/** The record types of stores, members, goods, outlets and online shops. */
export const retailTypes: readonly RecordType[] = [
  replenishmentRequests,
  warehouseReturns,
  defects,
  patrols,
  rectifications,
  openingChecks,
  openingChanges,
  repairs,
  storeExpenses,
  customerReturns,
  displayTasks,
  customerVisits,
  shifts,
  dailyClosings,
];

import { slipMaker } from './records/slips.demo.ts';
import { dailyClosingMaker } from './records/daily-closings.demo.ts';
import { stockCountMaker } from './records/stock-counts.demo.ts';
import { stockTransferMaker } from './records/stock-transfers.demo.ts';
import { replenishmentRequestMaker } from './records/replenishment-requests.demo.ts';
import { warehouseReturnMaker } from './records/warehouse-returns.demo.ts';
import { defectMaker } from './records/defects.demo.ts';
import { patrolMaker } from './records/patrols.demo.ts';
import { rectificationMaker } from './records/rectifications.demo.ts';
import { openingCheckMaker } from './records/opening-checks.demo.ts';
import { openingChangeMaker } from './records/opening-changes.demo.ts';
import { repairMaker } from './records/repairs.demo.ts';
import { storeExpenseMaker } from './records/store-expenses.demo.ts';
import { customerReturnMaker } from './records/customer-returns.demo.ts';
import { displayTaskMaker } from './records/display-tasks.demo.ts';
import { customerVisitMaker } from './records/customer-visits.demo.ts';
import { shiftMaker } from './records/shifts.demo.ts';

/** The makers of what ors has in the made-up group. */
export const orsDemonstration = [
  slipMaker,
  dailyClosingMaker,
  stockCountMaker,
  stockTransferMaker,
  replenishmentRequestMaker,
  warehouseReturnMaker,
  defectMaker,
  patrolMaker,
  rectificationMaker,
  openingCheckMaker,
  openingChangeMaker,
  repairMaker,
  storeExpenseMaker,
  customerReturnMaker,
  displayTaskMaker,
  customerVisitMaker,
  shiftMaker,
];

import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { stockCounts } from './records/stock-counts.ts';
import { stockTransfers } from './records/stock-transfers.ts';
import { slips } from './records/slips.ts';
import { replenishmentRequests } from './records/replenishment-requests.ts';
import { warehouseReturns } from './records/warehouse-returns.ts';
import { defects } from './records/defects.ts';
import { patrols } from './records/patrols.ts';
import { rectifications } from './records/rectifications.ts';
import { openingChecks } from './records/opening-checks.ts';
import { openingChanges } from './records/opening-changes.ts';
import { repairs } from './records/repairs.ts';
import { storeExpenses } from './records/store-expenses.ts';
import { customerReturns } from './records/customer-returns.ts';
import { displayTasks } from './records/display-tasks.ts';
import { customerVisits } from './records/customer-visits.ts';
import { shifts } from './records/shifts.ts';
import { dailyClosings } from './records/daily-closings.ts';

/** Store operations. */
export const ors = defineSystem({
  key: 'ors',
  platform: 'retail',
  name: '门店运营',
  description: '门店档案、库存与日结',
  board,
  sections: menu,
  recordTypes: [
    stockCounts,
    stockTransfers,
    slips,
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
  ],
});

import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { bookings } from './records/bookings.ts';
import { arrivalChecks } from './records/arrival-checks.ts';
import { receipts } from './records/receipts.ts';
import { dispatches } from './records/dispatches.ts';
import { routes } from './records/routes.ts';
import { shipments } from './records/shipments.ts';
import { storeReturns } from './records/store-returns.ts';
import { carrierBills } from './records/carrier-bills.ts';

/**
 * Supply chain: warehouses, arrivals, transport and returns,
 * and what each party is owed.
 */
export const gyl = defineSystem({
  key: 'gyl',
  platform: 'product',
  name: '供应链',
  description: '仓配、到货与结算',
  board,
  sections: menu,
  recordTypes: [
    bookings,
    arrivalChecks,
    receipts,
    dispatches,
    routes,
    shipments,
    storeReturns,
    carrierBills,
  ],
});

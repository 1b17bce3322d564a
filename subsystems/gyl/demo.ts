import { bookingMaker } from './records/bookings.demo.ts';
import { arrivalCheckMaker } from './records/arrival-checks.demo.ts';
import { receiptMaker } from './records/receipts.demo.ts';
import { dispatchMaker } from './records/dispatches.demo.ts';
import { routeMaker } from './records/routes.demo.ts';
import { shipmentMaker } from './records/shipments.demo.ts';
import { storeReturnMaker } from './records/store-returns.demo.ts';
import { carrierBillMaker } from './records/carrier-bills.demo.ts';

/** The makers of what gyl has in the made-up group. */
export const gylDemonstration = [
  bookingMaker,
  arrivalCheckMaker,
  receiptMaker,
  dispatchMaker,
  routeMaker,
  shipmentMaker,
  storeReturnMaker,
  carrierBillMaker,
];

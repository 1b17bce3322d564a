import { shopMaker } from './records/shops.demo.ts';
import { liveSessionMaker } from './records/live-sessions.demo.ts';
import { listingMaker } from './records/listings.demo.ts';
import { orderMaker } from './records/orders.demo.ts';
import { orderExceptionMaker } from './records/order-exceptions.demo.ts';
import { afterSaleMaker } from './records/after-sales.demo.ts';
import { shipmentMaker } from './records/shipments.demo.ts';

/** The makers of what ops has in the made-up group. */
export const opsDemonstration = [
  shopMaker,
  liveSessionMaker,
  listingMaker,
  orderMaker,
  orderExceptionMaker,
  afterSaleMaker,
  shipmentMaker,
];

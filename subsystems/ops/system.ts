import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { shops } from './records/shops.ts';
import { orders } from './records/orders.ts';
import { orderExceptions } from './records/order-exceptions.ts';
import { afterSales } from './records/after-sales.ts';
import { shipments } from './records/shipments.ts';
import { liveSessions } from './records/live-sessions.ts';
import { listings } from './records/listings.ts';

/**
 * Online platform: orders of the web shops,
 * from payment to delivery and what is sent back.
 */
export const ops = defineSystem({
  key: 'ops',
  platform: 'retail',
  name: '线上平台',
  description: '电商订单与发货履约',
  board,
  sections: menu,
  recordTypes: [shops, orders, orderExceptions, afterSales, shipments, liveSessions, listings],
});

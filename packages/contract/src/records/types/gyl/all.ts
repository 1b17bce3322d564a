import type { RecordType } from '../../record-type.ts';
import { arrivalChecks, bookings } from './arrival.ts';
import { dispatches, receipts } from './warehouse.ts';
import { routes, shipments } from './transport.ts';
import { carrierBills, storeReturns } from './returns.ts';

/** The record types of the supply chain. */
export const gylTypes: readonly RecordType[] = [
  bookings,
  arrivalChecks,
  receipts,
  dispatches,
  routes,
  shipments,
  storeReturns,
  carrierBills,
];

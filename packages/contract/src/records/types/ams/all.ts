import type { RecordType } from '../../record-type.ts';
import { assets, handovers, supplyRequests } from './assets.ts';
import { carRequests, vehicles } from './cars.ts';
import { parcels, repairs, visitors } from './desk.ts';
import { meetingRooms, roomBookings } from './meetings.ts';
import { vendorPayments } from './payments.ts';
import { sealRequests } from './seals.ts';

/** The record types of administration. */
export const amsTypes: readonly RecordType[] = [
  sealRequests,
  vehicles,
  carRequests,
  assets,
  handovers,
  supplyRequests,
  repairs,
  visitors,
  parcels,
  vendorPayments,
  meetingRooms,
  roomBookings,
];

import { sealRequestMaker } from './records/seal-requests.demo.ts';
import { vehicleMaker } from './records/vehicles.demo.ts';
import { carRequestMaker } from './records/car-requests.demo.ts';
import { assetMaker } from './records/assets.demo.ts';
import { handoverMaker } from './records/handovers.demo.ts';
import { supplyRequestMaker } from './records/supply-requests.demo.ts';
import { repairMaker } from './records/repairs.demo.ts';
import { visitorMaker } from './records/visitors.demo.ts';
import { parcelMaker } from './records/parcels.demo.ts';
import { vendorPaymentMaker } from './records/vendor-payments.demo.ts';
import { meetingRoomMaker } from './records/meeting-rooms.demo.ts';
import { roomBookingMaker } from './records/room-bookings.demo.ts';

/** The makers of what ams has in the made-up group. */
export const amsDemonstration = [
  sealRequestMaker,
  vehicleMaker,
  carRequestMaker,
  assetMaker,
  handoverMaker,
  supplyRequestMaker,
  repairMaker,
  visitorMaker,
  parcelMaker,
  vendorPaymentMaker,
  meetingRoomMaker,
  roomBookingMaker,
];

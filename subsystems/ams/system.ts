import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { sealRequests } from './records/seal-requests.ts';
import { vehicles } from './records/vehicles.ts';
import { carRequests } from './records/car-requests.ts';
import { assets } from './records/assets.ts';
import { handovers } from './records/handovers.ts';
import { supplyRequests } from './records/supply-requests.ts';
import { repairs } from './records/repairs.ts';
import { visitors } from './records/visitors.ts';
import { parcels } from './records/parcels.ts';
import { vendorPayments } from './records/vendor-payments.ts';
import { meetingRooms } from './records/meeting-rooms.ts';
import { roomBookings } from './records/room-bookings.ts';

/** Services of the offices, and the administration of the portal. */
export const ams = defineSystem({
  key: 'ams',
  platform: 'service',
  name: '行政管理',
  description: '资产、用印与会务',
  board,
  sections: menu,
  recordTypes: [
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
  ],
});

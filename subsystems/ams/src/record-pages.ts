import { assets, handovers, supplyRequests } from '@portal/contract/records/types/ams/assets';
import { carRequests, vehicles } from '@portal/contract/records/types/ams/cars';
import { parcels, repairs, visitors } from '@portal/contract/records/types/ams/desk';
import { meetingRooms, roomBookings } from '@portal/contract/records/types/ams/meetings';
import { vendorPayments } from '@portal/contract/records/types/ams/payments';
import { sealRequests } from '@portal/contract/records/types/ams/seals';
import { recordsPage } from '@portal/subsystem/records/pages';

/** Pages of one's own requests; those who decide have pages of their own. */
const own = { side: 'author' } as const;

// Pages of assets and office supplies.
export const AssetsPage = recordsPage(assets);
export const HandoversPage = recordsPage(handovers, own);
export const HandoverApprovalPage = recordsPage(handovers, { view: 'waiting' });
export const SuppliesPage = recordsPage(supplyRequests, own);
export const SupplyApprovalPage = recordsPage(supplyRequests, { view: 'waiting' });

// Pages of cars and requests for them.
export const CarRequestsPage = recordsPage(carRequests, own);
export const CarApprovalPage = recordsPage(carRequests, { view: 'waiting' });
export const VehiclesPage = recordsPage(vehicles);

// Pages of repairs, visitors and parcels.
export const RepairsPage = recordsPage(repairs, own);
export const RepairDispatchPage = recordsPage(repairs, { view: 'open' });
export const VisitorsPage = recordsPage(visitors, own);
export const ReceptionPage = recordsPage(visitors, { view: 'expected' });
export const ParcelsPage = recordsPage(parcels);

// The page of payments to vendors.
export const VendorPaymentsPage = recordsPage(vendorPayments);

// Pages of requests for a seal.
export const SealRequestsPage = recordsPage(sealRequests, own);
export const SealApprovalPage = recordsPage(sealRequests, { view: 'waiting' });

// Pages of meeting rooms; the calendar of bookings is in `features/meetings`.
export const RoomBookingsPage = recordsPage(roomBookings);
export const MeetingRoomsPage = recordsPage(meetingRooms);

import { systemServer } from '@portal/system-server/system-server';
import { customerReturnEffects } from './records/customer-returns.server.ts';
import { replenishmentRequestEffects } from './records/replenishment-requests.server.ts';
import { stockCountEffects } from './records/stock-counts.server.ts';
import { stockTransferEffects } from './records/stock-transfers.server.ts';
import { warehouseReturnEffects } from './records/warehouse-returns.server.ts';
import { ors } from './system.ts';

export const orsServer = systemServer(ors, {
  effects: [
    customerReturnEffects,
    replenishmentRequestEffects,
    stockCountEffects,
    stockTransferEffects,
    warehouseReturnEffects,
  ],
  migrations: new URL('./migrations/', import.meta.url),
});

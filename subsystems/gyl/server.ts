import { systemServer } from '@portal/system-server/system-server';
import { supplyChainBoard } from './board.server.ts';
import { receiptEffects } from './records/receipts.server.ts';
import { gyl } from './system.ts';

export const gylServer = systemServer(gyl, {
  board: supplyChainBoard,
  effects: [receiptEffects],
  migrations: new URL('./migrations/', import.meta.url),
});

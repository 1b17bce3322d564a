import { systemServer } from '@portal/system-server/system-server';
import { supplyChainBoard } from './board.server.ts';
import { gyl } from './system.ts';

export const gylServer = systemServer(gyl, {
  board: supplyChainBoard,
  migrations: new URL('./migrations/', import.meta.url),
});

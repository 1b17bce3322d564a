import { systemServer } from '@portal/system-server/system-server';
import { retailDecisionsBoard } from './board.server.ts';
import { idss } from './system.ts';

export const idssServer = systemServer(idss, {
  board: retailDecisionsBoard,
  migrations: new URL('./migrations/', import.meta.url),
});

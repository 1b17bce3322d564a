import { systemServer } from '@portal/system-server/system-server';
import { purchasingBoard } from './board.server.ts';
import { gims } from './system.ts';

export const gimsServer = systemServer(gims, {
  board: purchasingBoard,
  migrations: new URL('./migrations/', import.meta.url),
});

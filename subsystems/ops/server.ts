import { systemServer } from '@portal/system-server/system-server';
import { onlineOrdersBoard } from './board.server.ts';
import { ops } from './system.ts';

export const opsServer = systemServer(ops, {
  board: onlineOrdersBoard,
  migrations: new URL('./migrations/', import.meta.url),
});

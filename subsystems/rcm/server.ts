import { systemServer } from '@portal/system-server/system-server';
import { channelsBoard } from './board.server.ts';
import { rcm } from './system.ts';

export const rcmServer = systemServer(rcm, {
  board: channelsBoard,
  migrations: new URL('./migrations/', import.meta.url),
});

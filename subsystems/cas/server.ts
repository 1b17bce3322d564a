import { systemServer } from '@portal/system-server/system-server';
import { customerVoiceBoard } from './board.server.ts';
import { cas } from './system.ts';

export const casServer = systemServer(cas, {
  board: customerVoiceBoard,
  migrations: new URL('./migrations/', import.meta.url),
});

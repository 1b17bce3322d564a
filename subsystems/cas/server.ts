import { systemServer } from '@portal/system-server/system-server';
import { customerVoiceBoard } from './board.server.ts';
import { complaintEffects } from './records/complaints.server.ts';
import { cas } from './system.ts';

export const casServer = systemServer(cas, {
  board: customerVoiceBoard,
  effects: [complaintEffects],
  migrations: new URL('./migrations/', import.meta.url),
});

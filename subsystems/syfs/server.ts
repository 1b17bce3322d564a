import { systemServer } from '@portal/system-server/system-server';
import { lossPreventionBoard } from './board.server.ts';
import { cashDifferenceEffects } from './records/cash-differences.server.ts';
import { syfs } from './system.ts';

export const syfsServer = systemServer(syfs, {
  board: lossPreventionBoard,
  effects: [cashDifferenceEffects],
  migrations: new URL('./migrations/', import.meta.url),
});

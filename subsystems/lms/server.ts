import { systemServer } from '@portal/system-server/system-server';
import { legalBoard } from './board.server.ts';
import { contractReviewEffects } from './records/contract-reviews.server.ts';
import { lms } from './system.ts';

export const lmsServer = systemServer(lms, {
  board: legalBoard,
  effects: [contractReviewEffects],
  migrations: new URL('./migrations/', import.meta.url),
});

import type { System } from '@portal/contract/subsystems/system';
import type { AnyRecordBoard } from './board/record-board.ts';

/** The half of a business system that the server runs. */
export interface SystemServer {
  system: System;
  /** Its board, where it is counted from records. */
  board?: AnyRecordBoard;
}

/** Puts together what the server runs of a business system. */
export const systemServer = (
  system: System,
  parts: Omit<SystemServer, 'system'> = {},
): SystemServer => ({ system, ...parts });

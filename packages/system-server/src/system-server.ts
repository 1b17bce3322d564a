import type { System } from '@portal/contract/subsystems/system';
import type { AnyRecordBoard } from './board/record-board.ts';
import type { TypeEffects } from './effects/effects.ts';
import { effectFaults, systemFaults } from './system-faults.ts';

/** The half of a business system that the server runs. */
export interface SystemServer {
  system: System;
  /** Its board, where it is counted from records. */
  board?: AnyRecordBoard;
  /** The effects of the steps of its record types. */
  effects?: readonly TypeEffects[];
  /** The folder of its SQL files. */
  migrations?: URL;
}

/** Puts together what the server runs of a business system. @throws with each fault of its data in a sentence */
export function systemServer(
  system: System,
  parts: Omit<SystemServer, 'system'> = {},
): SystemServer {
  const faults = [...systemFaults(system), ...effectFaults(system, parts.effects ?? [])];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { system, ...parts };
}

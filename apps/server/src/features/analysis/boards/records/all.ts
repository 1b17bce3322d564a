import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { administrationBoard } from './administration.ts';
import { channelsBoard } from './channels.ts';
import { customerVoiceBoard } from './customer-voice.ts';
import { legalBoard } from './legal.ts';
import { lossPreventionBoard } from './loss-prevention.ts';
import { onlineOrdersBoard } from './online-orders.ts';
import { purchasingBoard } from './purchasing.ts';
import type { MadeRecordBoard } from './record-board.ts';
import { retailDecisionsBoard } from './retail-decisions.ts';
import { supplyChainBoard } from './supply-chain.ts';

/** The boards that are counted from records, by their system. */
export const recordBoards: Partial<Record<SubsystemKey, MadeRecordBoard>> = {
  ams: administrationBoard,
  cas: customerVoiceBoard,
  gims: purchasingBoard,
  gyl: supplyChainBoard,
  idss: retailDecisionsBoard,
  lms: legalBoard,
  ops: onlineOrdersBoard,
  rcm: channelsBoard,
  syfs: lossPreventionBoard,
};

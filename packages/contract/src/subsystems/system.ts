import type { RecordType } from '../records/record-type.ts';
import type { MenuItem } from './menu.ts';
import type { PlatformKey, SubsystemKey } from './subsystem-keys.ts';

/** The board of a system, as its menu has it. */
export interface SystemBoard {
  title: string;
  /** The action that lets somebody take it along. */
  exportAction: string;
}

/** The menu of a system. */
export interface SystemMenu {
  key: SubsystemKey;
  /** Its board, where it has one: the first item of the menu. */
  board?: SystemBoard;
  /** By the first part of their paths below the system. */
  sections: Record<string, MenuItem>;
}

/** A business system as data: all that is known of it without its server and its pages. */
export interface System extends SystemMenu {
  platform: PlatformKey;
  name: string;
  /** One line in the switcher. */
  description: string;
  recordTypes: readonly RecordType[];
}

/** Defines a business system; what it names of its own is checked when it is written. */
export const defineSystem = (system: System): System => system;

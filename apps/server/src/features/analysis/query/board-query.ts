import type { Period } from '@portal/contract/analysis/board';
import type { Chosen } from '@portal/contract/workplace/work-context';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Way } from '../drill-down/drill-down-path.ts';

/** A question for a board: whose, of which system, for what choice, called what, about which period, asked when. */
export interface Asked {
  personId: string;
  system: SubsystemKey;
  /** What the tab has chosen, all of it the person's. */
  context: Chosen;
  title: string;
  period: Period;
  /** The way to the part of the board that is looked at. */
  way: Way;
  now: Date;
  /** The calendar day of `now`. */
  today: string;
}

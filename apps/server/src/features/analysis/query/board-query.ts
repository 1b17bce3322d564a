import type { Period } from '@portal/contract/analysis/board';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Caller } from '#platform/session/session.ts';
import type { DrillDownPath } from '../drill-down/drill-down-path.ts';

/** The input of every kind of board: user, subsystem, chosen context, title, period and time. */
export interface BoardQuery {
  caller: Caller;
  personId: string;
  system: SubsystemKey;
  /** The choice of the tab, checked against the memberships of the user. */
  context: WorkContext;
  title: string;
  period: Period;
  /** The part of the board to show; no steps for the whole board. */
  path: DrillDownPath;
  now: Date;
  /** The calendar day of `now`. */
  today: string;
}

import type { Period } from '@portal/contract/analysis';

/** A question for a board: whose, called what, about which period, asked when. */
export interface Asked {
  personId: string;
  title: string;
  period: Period;
  now: Date;
  /** The calendar day of `now`. */
  today: string;
}

import type { Board } from '@portal/contract/analysis/board';

/** A board as it is made: its trail is put before it afterwards. */
export type Drawn = Omit<Board, 'trail'>;

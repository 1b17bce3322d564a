import type { StockMove } from '@portal/system-server/effects/stock-moves';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { bookChanges, type Booking, changesOf, lockStock } from './movement-store.ts';

/**
 * Books what a step moves, in the transaction of the step; refuses one that needs pieces which the books do not have. A
 * document's moves at a place replace those booked for it there, so that a step taken again does not count twice.
 */
export async function bookMoves(
  db: Database,
  booking: Booking,
  moves: readonly StockMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const changes = await changesOf(db, booking.document, moves);
  if (changes.length === 0) return;
  const sent = JSON.stringify(changes);
  const [short] = await lockStock(db, sent);
  if (short) {
    const { location, style, colour, size, units, delta } = short;
    const message = `${location} 的 ${style} ${colour} ${size} 账面只有 ${units} 件，不足 ${-delta} 件`;
    refuse('input.invalid', { message });
  }
  await bookChanges(db, booking, sent);
}

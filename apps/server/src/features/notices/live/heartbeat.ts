import type { Connection } from './socket-connection.ts';
import type { Connections } from './socket-connections.ts';

interface Pulse {
  tickMs: number;
  /** In ticks: how often each connection is spoken to, and how often its session is looked up. */
  beatEvery: number;
  lookEvery: number;
}

/** Speaks to every connection once in a while, and looks whether its session goes on: a few of them with each tick. */
export function startHeart(
  connections: Connections,
  { tickMs, beatEvery, lookEvery }: Pulse,
  { look, each }: { look: (connection: Connection) => void; each: () => void },
): () => void {
  /** In which tick each has its turn; given in the order of coming, so that no tick has more than its share. */
  const turns = new WeakMap<Connection, number>();
  let [tick, given] = [0, 0];

  const timer = setInterval(() => {
    tick += 1;
    for (const connection of connections) {
      const turn = turns.get(connection) ?? (given += 1);
      turns.set(connection, turn);
      if ((tick + turn) % beatEvery === 0) connection.beat();
      if ((tick + turn) % lookEvery === 0) look(connection);
    }
    if (tick % beatEvery === 0) each();
  }, tickMs).unref();
  return () => clearInterval(timer);
}

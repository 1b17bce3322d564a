import type { Connection } from './socket-connection.ts';
import type { Connections } from './socket-connections.ts';

interface HeartbeatTiming {
  tickMs: number;
  /** Ticks between two heartbeats of a connection, and between two checks of its session. */
  ticksPerHeartbeat: number;
  ticksPerSessionCheck: number;
}

/** Sends heartbeats and checks sessions, a few connections with each tick. Returns a function that stops it. */
export function startHeartbeat(
  connections: Connections,
  { tickMs, ticksPerHeartbeat, ticksPerSessionCheck }: HeartbeatTiming,
  {
    checkSession,
    onRound,
  }: { checkSession: (connection: Connection) => void; onRound: () => void },
): () => void {
  /** The tick of each connection, assigned in order of arrival so that ticks share the work evenly. */
  const turns = new WeakMap<Connection, number>();
  let [tick, assigned] = [0, 0];

  const timer = setInterval(() => {
    tick += 1;
    for (const connection of connections) {
      const turn = turns.get(connection) ?? (assigned += 1);
      turns.set(connection, turn);
      if ((tick + turn) % ticksPerHeartbeat === 0) connection.sendHeartbeat();
      if ((tick + turn) % ticksPerSessionCheck === 0) checkSession(connection);
    }
    if (tick % ticksPerHeartbeat === 0) onRound();
  }, tickMs).unref();
  return () => clearInterval(timer);
}

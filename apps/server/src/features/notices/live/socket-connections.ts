import { closeCodes } from '@portal/contract/notices/live-socket';
import type { Faults } from '#platform/log/faults.ts';
import type { Connection } from './socket-connection.ts';

/** The number of connections to send to before yielding to other work. */
const batchSize = 250;

interface ConnectionsParts {
  limits: { perPerson: number; perAddress: number };
  faults: Faults;
}

export type Connections = ReturnType<typeof createConnections>;

/** Keeps the open sockets of this node by user and by network address. */
export function createConnections({ limits, faults }: ConnectionsParts) {
  const all = new Set<Connection>();
  const byPerson = new Map<string, Set<Connection>>();
  const byAddress = new Map<string, number>();
  /** Broadcasts run one after another, so that every connection gets them in the same order. */
  let lastBroadcast: Promise<void> = Promise.resolve();

  async function runInBatches(use: (connection: Connection) => void): Promise<void> {
    let count = 0;
    for (const connection of all) {
      // A failing connection must not stop the broadcast to the others.
      faults.call('broadcast', () => use(connection));
      count += 1;
      if (count % batchSize === 0) await new Promise(setImmediate);
    }
  }

  function remove(connection: Connection): void {
    if (!all.delete(connection)) return;
    const { personId, address } = connection;
    const own = byPerson.get(personId);
    own?.delete(connection);
    if (own?.size === 0) byPerson.delete(personId);
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }

  return {
    hasRoomFor: (address: string): boolean => (byAddress.get(address) ?? 0) < limits.perAddress,

    /** Adds a connection. If the user has too many, the oldest is closed: it is most likely a forgotten tab. */
    add(connection: Connection): void {
      const { personId, address } = connection;
      const [oldest] = byPerson.get(personId) ?? [];
      if (oldest && (byPerson.get(personId)?.size ?? 0) >= limits.perPerson) {
        remove(oldest);
        oldest.close(closeCodes.replaced);
      }
      all.add(connection);
      byPerson.set(personId, (byPerson.get(personId) ?? new Set()).add(connection));
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    },

    remove,

    /** Runs a function for each open connection, in batches and after earlier broadcasts; resolves when done. */
    inBatches: (use: (connection: Connection) => void): Promise<void> =>
      (lastBroadcast = lastBroadcast.then(() => runInBatches(use))),

    of: (personId: string): readonly Connection[] => [...(byPerson.get(personId) ?? [])],
    [Symbol.iterator]: () => all.values(),
    get size(): number {
      return all.size;
    },
  };
}

import { closeCodes } from '@portal/contract/notices/live-socket';
import type { Faults } from '#platform/faults';
import type { Connection } from './socket-connection.ts';

/** So many are spoken to before the process looks after other work. */
const atOnce = 250;

interface ConnectionsParts {
  limits: { perPerson: number; perAddress: number };
  faults: Faults;
}

export type Connections = ReturnType<typeof createConnections>;

/** The open sockets of this node, and whose they are. */
export function createConnections({ limits, faults }: ConnectionsParts) {
  const all = new Set<Connection>();
  const byPerson = new Map<string, Set<Connection>>();
  const byAddress = new Map<string, number>();
  /** What is told to all goes out one thing after the other, so that everybody hears it in the same order. */
  let told: Promise<void> = Promise.resolve();

  async function eachInTurns(use: (connection: Connection) => void): Promise<void> {
    let spoken = 0;
    for (const connection of all) {
      // One that fails must not silence all that come after it.
      faults.call('broadcast', () => use(connection));
      spoken += 1;
      if (spoken % atOnce === 0) await new Promise(setImmediate);
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

    /** Where somebody has too many, the oldest of theirs is closed: it is the one most likely forgotten somewhere. */
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

    /** Does something with each of those that were open when its turn came, in batches; resolves when done. */
    inTurns: (use: (connection: Connection) => void): Promise<void> =>
      (told = told.then(() => eachInTurns(use))),

    of: (personId: string): readonly Connection[] => [...(byPerson.get(personId) ?? [])],
    [Symbol.iterator]: () => all.values(),
    get size(): number {
      return all.size;
    },
  };
}

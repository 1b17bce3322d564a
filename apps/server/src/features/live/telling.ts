import type { Frame } from '@portal/contract/live';
import type { Epochs } from '#platform/epochs';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { type Diary, isFor } from './diary.ts';
import type { Entry } from './store.ts';

/** Pages that are told of something new ask for it within the first at least, and so many of them in a second. */
const asksWithinMs = 1_000;
const asksPerSecond = 1_000;

interface TellingParts {
  connections: Connections;
  diary: Diary;
  epochs: Pick<Epochs, 'text'>;
  /** Names the portal that is given out now. */
  release: () => Promise<string>;
}

/** What is said over the sockets of this node. */
export function createTelling({ connections, diary, epochs, release }: TellingParts) {
  let told = '';
  let looking: Promise<void> | undefined;
  let isStale = false;

  diary.onEntry((entry) => {
    const within = Math.max(asksWithinMs, Math.round((connections.size / asksPerSecond) * 1_000));
    const text = JSON.stringify({ ...topicOf(entry.id), within });
    void connections.inTurns((connection) => {
      // Who came while this waited for its turn knows it already.
      if (connection.told >= entry.id || !isFor(entry, connection.personId)) return;
      connection.told = entry.id;
      if (entry.personIds === null) connection.sendText(text);
      else connection.send(frameOf(entry, connection));
    });
  });

  async function tellWhatHolds(): Promise<void> {
    while (isStale) {
      isStale = false;
      const given = await release();
      const now = `${epochs.text()} ${given}`;
      if (now === told) continue;
      told = now;
      // What holds when it is said: nobody is to hear of an older state after a newer one.
      await connections.inTurns((connection) =>
        connection.send({ cmd: 'epochs', epochs: epochs.text(), release: given }),
      );
    }
  }

  return {
    /** Tells somebody who has just come what they missed since an entry, and what holds. */
    async greet(connection: Connection, last: number | undefined): Promise<void> {
      const missed = last === undefined ? [] : diary.after(last);
      if (!missed) connection.send(topicOf(diary.newest));
      for (const entry of missed ?? []) {
        if (isFor(entry, connection.personId)) connection.send(frameOf(entry, connection));
      }
      connection.told = diary.newest;
      connections.add(connection);
      const given = await release();
      const holding = { epochs: epochs.text(), release: given };
      told ||= `${holding.epochs} ${given}`;
      connection.send({ cmd: 'hello', last: String(connection.told), ...holding });
    },

    /** Something else may hold now. */
    look(): void {
      isStale = true;
      looking ??= tellWhatHolds()
        .catch(() => undefined)
        .finally(() => (looking = undefined));
    },

    /** Somebody has read something, wherever that was. */
    tellOfReading(personId: string): void {
      for (const connection of connections.of(personId)) {
        connection.send({ cmd: 'user', userId: personId });
      }
    },
  };
}

const topicOf = (id: number): Frame => ({ cmd: 'topic', msgId: String(id), msgTxt: '' });

const frameOf = ({ id, personIds }: Entry, { personId }: Connection): Frame =>
  personIds === null
    ? topicOf(id)
    : { cmd: 'user', userId: personId, msgId: String(id), msgTxt: '' };

import type { Frame } from '@portal/contract/notices/live-socket';
import type { Epochs } from '#platform/epochs';
import type { Faults } from '#platform/faults';
import type { Connection } from './socket-connection.ts';
import type { Connections } from './socket-connections.ts';
import { type Diary, isFor } from './notice-log.ts';
import type { Entry } from './store.ts';

/** Pages that are told of something new ask for it within the first at least, and so many of them in a second. */
const asksWithinMs = 1_000;
const asksPerSecond = 400;
/** For so long after a node has started all of its pages come back, and those that missed something ask within this. */
const returningMs = 60_000;
const returnsWithinMs = 15_000;

interface TellingParts {
  connections: Connections;
  diary: Diary;
  epochs: Pick<Epochs, 'text'>;
  /** Names the portal that is given out now. */
  release: () => Promise<string>;
  faults: Faults;
}

/** What is said over the sockets of this node. */
export function createTelling({ connections, diary, epochs, release, faults }: TellingParts) {
  const startedAt = performance.now();
  let told = '';
  let looking: Promise<void> | undefined;
  let isStale = false;

  diary.onEntry((entry) => {
    const within = Math.max(asksWithinMs, Math.round((connections.size / asksPerSecond) * 1_000));
    const text = JSON.stringify({ ...topicOf(entry), within });
    void connections.inTurns((connection) => {
      // Who came while this waited for its turn knows it already.
      if (connection.told >= entry.id || !isFor(entry, connection)) return;
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
      const isReturn = performance.now() - startedAt < returningMs;
      const spread = isReturn ? { within: returnsWithinMs } : {};
      if (!missed) connection.send({ ...topicOf({ id: diary.newest, gone: null }), ...spread });
      for (const entry of missed ?? []) {
        if (!isFor(entry, connection)) continue;
        const frame = frameOf(entry, connection);
        connection.send(frame.cmd === 'topic' ? { ...frame, ...spread } : frame);
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
        .catch((err: unknown) => faults.note('broadcast', err))
        .finally(() => (looking = undefined));
    },

    /** Somebody has read something, wherever that was. */
    tellOfReading(personId: string, tenantId: number): void {
      for (const connection of connections.of(personId)) {
        if (connection.tenantId === tenantId) connection.send({ cmd: 'user', userId: personId });
      }
    },
  };
}

type News = Pick<Entry, 'id' | 'gone'>;

const said = ({ id, gone }: News) => ({
  msgId: String(id),
  msgTxt: '',
  ...(gone !== null && { gone }),
});

const topicOf = (news: News): Frame => ({ cmd: 'topic', ...said(news) });

const frameOf = (entry: Entry, { personId }: Connection): Frame =>
  entry.personIds === null ? topicOf(entry) : { cmd: 'user', userId: personId, ...said(entry) };

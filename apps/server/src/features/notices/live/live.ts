import type { ServerNews } from '@portal/contract/epochs';
import { closeCodes } from '@portal/contract/notices/live-socket';
import type { Bus } from '#platform/bus';
import type { Clock } from '#platform/clock';
import type { LiveConfig } from '#platform/config-live';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import type { Faults } from '#platform/faults';
import { revoked } from '#platform/session-memory';
import type { Sessions } from '#platform/sessions';
import type { Connection } from './socket-connection.ts';
import { createConnections } from './socket-connections.ts';
import { followDiary, type NoticeNews } from './notice-log.ts';
import { startHeart } from './heartbeat.ts';
import { createTelling } from './broadcast.ts';

interface LiveParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  epochs: Epochs;
  sessions: Pick<Sessions, 'goesOn'>;
  /** Names the portal that is given out now. */
  release: () => Promise<string>;
  limits: LiveConfig;
  faults: Faults;
}

export type Live = Awaited<ReturnType<typeof createLive>>;

/** The topic on which nodes tell one another who has read something; nobody comes back for what they missed of it. */
const readTopic = 'notice.read';
/** A stop is spread over so many returns a second, and over this time at least. */
const returnsPerSecond = 500;
const spreadAtLeastMs = 10_000;

/** Open pages, and what they are told without asking: notices, what administrators change, and releases. */
export async function createLive(parts: LiveParts) {
  const { db, bus, clock, epochs, sessions, release, limits, faults } = parts;
  const connections = createConnections({ limits, faults });
  const diary = await followDiary({ db, bus, clock, faults });
  const telling = createTelling({ connections, diary, epochs, release, faults });
  epochs.onChange(() => telling.look());
  bus.subscribe(readTopic, ({ personId, tenantId }) =>
    telling.tellOfReading(String(personId), Number(tenantId)),
  );

  async function look(connection: Connection): Promise<void> {
    // While nobody can say whether a session goes on, it does.
    const goesOn = await sessions.goesOn(connection.tokenHash).catch((err: unknown) => {
      faults.note('connection', err);
      return true;
    });
    if (!goesOn) connection.close(closeCodes.sessionOver);
  }
  bus.subscribe(revoked, (news) => {
    for (const connection of connections) if (isMeant(connection, news)) void look(connection);
  });
  bus.onGap(() => void connections.inTurns((connection) => void look(connection)));
  const stopHeart = startHeart(connections, limits, {
    look: (connection) => void look(connection),
    each: () => telling.look(),
  });

  /** How many were closed, by close code. */
  const closed = new Map<number, number>();

  return {
    news: async (): Promise<ServerNews> => ({ epochs: epochs.text(), release: await release() }),

    hasRoomFor: connections.hasRoomFor,

    /** Somebody has come, having heard of everything up to an entry, or of nothing. */
    async welcome(connection: Connection, last: number | undefined): Promise<void> {
      try {
        await telling.greet(connection, last);
      } catch (err) {
        faults.note('connection', err);
        // It comes back, and is told then what it missed.
        connection.close(closeCodes.restart);
      }
      // The session may have ended while its socket was being opened.
      await look(connection);
    },

    noteClosed(connection: Connection, code: number): void {
      connections.remove(connection);
      closed.set(code, (closed.get(code) ?? 0) + 1);
    },

    figures: () => ({ open: connections.size, closed }),

    /** Has the pages of all, or of these people, ask anew for their notices. In a transaction, when it is committed. */
    announced: (news: NoticeNews, within?: Database): Promise<void> => diary.write(news, within),

    /** Has the other pages of somebody who has read something ask anew. */
    noticesRead: (personId: string, tenantId: number): void =>
      // The news may be lost: then the next one brings the number right.
      faults.watch('broadcast', bus.publish(readTopic, { personId, tenantId })),

    stop(): void {
      stopHeart();
      const spread = Math.max(spreadAtLeastMs, (connections.size / returnsPerSecond) * 1_000);
      const reason = `spread=${Math.round(spread)}`;
      for (const connection of connections) connection.close(closeCodes.restart, reason);
    },
  };
}

const isMeant = (
  { tokenHash, personId, tenantId }: Connection,
  news: Record<string, string | number>,
): boolean =>
  news['tokenHash'] === tokenHash.toString('base64url') ||
  news['personId'] === personId ||
  news['tenantId'] === tenantId;

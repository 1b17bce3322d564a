import { second } from '@portal/common/durations';
import type { ServerNews } from '@portal/contract/epochs';
import { closeCodes } from '@portal/contract/notices/live-socket';
import type { Bus } from '#platform/bus/bus.ts';
import type { LiveConfig } from './config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import type { Faults } from '#platform/log/faults.ts';
import { revoked } from '#platform/session/cache.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Connection, SocketOwner } from './socket-connection.ts';
import { createConnections } from './socket-connections.ts';
import { followNoticeLog, type NoticeChange } from './notice-log.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createBroadcast } from './broadcast.ts';

interface LiveParts {
  db: Database;
  bus: Bus;
  epochs: Epochs;
  sessions: Pick<Sessions, 'goesOn'>;
  /** Returns the name of the portal build that is served now. */
  release: () => Promise<string>;
  limits: LiveConfig;
  faults: Faults;
}

export type Live = Awaited<ReturnType<typeof createLive>>;

/** The bus topic for "user has read a notice"; missed messages are not repeated. */
const readTopic = 'notice.read';
/** At shutdown, clients spread their reconnects: so many a second, and over this time at least. */
const returnsPerSecond = 500;
const spreadAtLeastMs = 10 * second;

/** Keeps the sockets of open pages, and pushes notices, changes by administrators, and new releases. */
export async function createLive(parts: LiveParts) {
  const { db, bus, epochs, sessions, release, limits, faults } = parts;
  const connections = createConnections({ limits, faults });
  const noticeLog = await followNoticeLog({ db, bus, faults });
  const broadcast = createBroadcast({ connections, noticeLog, epochs, release, faults });
  epochs.onChange(() => broadcast.sendStateSoon());
  bus.subscribe(readTopic, ({ personId, tenantId }) =>
    broadcast.sendRead(String(personId), Number(tenantId)),
  );

  async function checkSession(connection: Connection): Promise<void> {
    // While the session cannot be looked up, it is taken as valid.
    const goesOn = await sessions.goesOn(connection.tokenHash).catch((err: unknown) => {
      faults.note('connection', err);
      return true;
    });
    if (!goesOn) connection.close(closeCodes.sessionOver);
  }
  bus.subscribe(revoked, (news) => {
    for (const connection of connections)
      if (isAffected(connection, news)) void checkSession(connection);
  });
  bus.onGap(() => void connections.inBatches((connection) => void checkSession(connection)));
  const stopHeartbeat = startHeartbeat(connections, limits, {
    checkSession: (connection) => void checkSession(connection),
    onRound: () => broadcast.sendStateSoon(),
  });

  /** The number of closed connections by close code. */
  const closed = new Map<number, number>();

  return {
    state: async (): Promise<ServerNews> => ({ epochs: epochs.text(), release: await release() }),

    hasRoomFor: connections.hasRoomFor,

    /** Greets a new connection that has seen everything up to an entry, or nothing. */
    async welcome(connection: Connection, last: number | undefined): Promise<void> {
      try {
        await broadcast.greet(connection, last);
      } catch (err) {
        faults.note('connection', err);
        // The page reconnects and gets then what it missed.
        connection.close(closeCodes.restart);
      }
      // The session may have ended while its socket was being opened.
      await checkSession(connection);
    },

    noteClosed(connection: Connection, code: number): void {
      connections.remove(connection);
      closed.set(code, (closed.get(code) ?? 0) + 1);
    },

    figures: () => ({ open: connections.size, closed }),

    /** Makes the pages of everyone, or of these users, reload their notices; in a transaction, after it commits. */
    broadcastNotice: (change: NoticeChange, within?: Database): Promise<void> =>
      noticeLog.write(change, within),

    /** Makes the other pages of a user reload their notices after one was read. */
    broadcastRead: (personId: string, tenantId: number): void =>
      // The message may be lost: then the next one corrects the number.
      faults.watch('broadcast', bus.publish(readTopic, { personId, tenantId })),

    /** Makes the pages of some users count again what waits for them. */
    broadcastToDos: (isConcerned: (owner: SocketOwner) => boolean): void =>
      broadcast.sendToDos(isConcerned),

    stop(): void {
      stopHeartbeat();
      const spread = Math.max(spreadAtLeastMs, (connections.size / returnsPerSecond) * 1_000);
      const reason = `spread=${Math.round(spread)}`;
      for (const connection of connections) connection.close(closeCodes.restart, reason);
    },
  };
}

const isAffected = (
  { tokenHash, personId, tenantId }: Connection,
  news: Record<string, string | number>,
): boolean =>
  news['tokenHash'] === tokenHash.toString('base64url') ||
  news['personId'] === personId ||
  news['tenantId'] === tenantId;

import { coalesce } from '@portal/common/coalesce';
import { minute, second } from '@portal/common/durations';
import type { Frame } from '@portal/contract/notices/live-socket';
import type { Epochs } from '#platform/cache/epochs.ts';
import type { Faults } from '#platform/log/faults.ts';
import type { Connection, SocketOwner } from './socket-connection.ts';
import type { Connections } from './socket-connections.ts';
import { type NoticeLog, isAddressedTo } from './notice-log.ts';
import type { Entry } from './store.ts';

/** Pages spread their requests after a broadcast over this time at least, and over one second per this many pages. */
const spreadAtLeastMs = second;
const requestsPerSecond = 400;
/** While pages reconnect after a start of the node, those that missed something spread their requests over this time. */
const reconnectPeriodMs = minute;
const reconnectSpreadMs = 15 * second;

interface BroadcastParts {
  connections: Connections;
  noticeLog: NoticeLog;
  epochs: Pick<Epochs, 'text'>;
  /** Returns the name of the portal build that is served now. */
  release: () => Promise<string>;
  faults: Faults;
}

/** Sends notice log entries and the server's state to the sockets of this node. */
export function createBroadcast({
  connections,
  noticeLog,
  epochs,
  release,
  faults,
}: BroadcastParts) {
  const startedAt = performance.now();
  let lastState = '';

  noticeLog.onEntry((entry) => {
    const within = spreadOver(connections.size);
    const text = JSON.stringify({ ...topicOf(entry), within });
    void connections.inBatches((connection) => {
      // A connection that was added meanwhile has it already.
      if (connection.lastSent >= entry.id || !isAddressedTo(entry, connection)) return;
      connection.lastSent = entry.id;
      if (entry.personIds === null) connection.sendText(text);
      else connection.send(frameOf(entry, connection));
    });
  });

  async function sendState(): Promise<void> {
    const build = await release();
    const now = `${epochs.text()} ${build}`;
    if (now === lastState) return;
    lastState = now;
    // The state at the time of sending: an older state must never follow a newer one.
    await connections.inBatches((connection) =>
      connection.send({ cmd: 'epochs', epochs: epochs.text(), release: build }),
    );
  }
  const sending = coalesce(sendState, (err) => faults.note('broadcast', err));

  return {
    /** Sends a new connection the entries it missed and the current state, then adds it. */
    async greet(connection: Connection, last: number | undefined): Promise<void> {
      const missed = last === undefined ? [] : noticeLog.after(last);
      const isReconnecting = performance.now() - startedAt < reconnectPeriodMs;
      const spread = isReconnecting ? { within: reconnectSpreadMs } : {};
      if (!missed) connection.send({ ...topicOf({ id: noticeLog.newest, gone: null }), ...spread });
      for (const entry of missed ?? []) {
        if (!isAddressedTo(entry, connection)) continue;
        const frame = frameOf(entry, connection);
        connection.send(frame.cmd === 'topic' ? { ...frame, ...spread } : frame);
      }
      connection.lastSent = noticeLog.newest;
      connections.add(connection);
      const build = await release();
      const state = { epochs: epochs.text(), release: build };
      lastState ||= `${state.epochs} ${build}`;
      connection.send({ cmd: 'hello', last: String(connection.lastSent), ...state });
    },

    /** Sends the state to all connections if it has changed. */
    sendStateSoon: sending.request,

    /** Tells the pages of some users that something began or ceased to wait for them. */
    sendToDos(isConcerned: (owner: SocketOwner) => boolean): void {
      const concerned = [...connections].filter(isConcerned);
      const frame: Frame = { cmd: 'to-dos', within: spreadOver(concerned.length) };
      const text = JSON.stringify(frame);
      const isMeant = new Set(concerned);
      void connections.inBatches((connection) => {
        if (isMeant.has(connection)) connection.sendText(text);
      });
    },

    /** Tells the pages of a user that they have read something in another tab or on another device. */
    sendRead(personId: string, tenantId: number): void {
      for (const connection of connections.of(personId)) {
        if (connection.tenantId === tenantId) connection.send({ cmd: 'user', userId: personId });
      }
    },
  };
}

/** Returns the time over which so many pages spread their requests, in milliseconds. */
const spreadOver = (pages: number): number =>
  Math.max(spreadAtLeastMs, Math.round((pages / requestsPerSecond) * 1_000));

type EntryRef = Pick<Entry, 'id' | 'gone'>;

const bodyOf = ({ id, gone }: EntryRef) => ({
  msgId: String(id),
  msgTxt: '',
  ...(gone !== null && { gone }),
});

const topicOf = (entry: EntryRef): Frame => ({ cmd: 'topic', ...bodyOf(entry) });

const frameOf = (entry: Entry, { personId }: Connection): Frame =>
  entry.personIds === null ? topicOf(entry) : { cmd: 'user', userId: personId, ...bodyOf(entry) };

import { minute, second } from '@portal/common/durations';
import { socketMessages } from '@portal/contract/limits';
import { closeCodes, type Frame } from '@portal/contract/notices/live-socket';
import { WebSocket } from 'ws';

/** The user and session a socket belongs to. */
export interface SocketOwner {
  personId: string;
  /** SHA-256 of the session's token. */
  tokenHash: Buffer;
  tenantId: number;
  /** The network address. */
  address: string;
}

/** The members of a WebSocket used here, so that tests can pass their own. */
export interface SocketLike extends Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'terminate'> {
  send(text: string): void;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  on(event: 'error', listen: () => void): unknown;
  on(event: 'close', listen: (code: number) => void): unknown;
  on(event: 'ping' | 'pong', listen: (data: Buffer) => void): unknown;
  on(event: 'message', listen: (data: WebSocket.RawData, isBinary: boolean) => void): unknown;
}

export type Connection = ReturnType<typeof createConnection>;

/** A receiver this many bytes behind is disconnected; it reconnects and gets what it missed. */
const maxBacklogBytes = 256 * 1_024;
const greetings = new Set(['ping', 'HeartBeat']);
/** A closed connection that does not answer is terminated after this time, in milliseconds. */
const terminateAfterMs = 2 * second;

const serialise = (frame: Frame): string => JSON.stringify(frame);
const heartbeat = serialise({ cmd: 'heartcheck' });

/** Wraps one open socket. The server sends; the browser may ping, and nothing else. */
export function createConnection(
  socket: SocketLike,
  owner: SocketOwner,
  onClose: (code: number) => void,
) {
  let messages = 0;
  let minuteStart = performance.now();
  /** Heartbeats since the last sign of life from the browser. */
  let unanswered = 0;

  function close(code: number, reason = ''): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), terminateAfterMs).unref();
  }
  function send(text: string): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > maxBacklogBytes) return socket.terminate();
    socket.send(text);
  }
  /** Counts a message; closes the socket and returns false if there are too many in a minute. */
  function countMessage(): boolean {
    const now = performance.now();
    if (now - minuteStart >= minute) [messages, minuteStart] = [0, now];
    messages += 1;
    unanswered = 0;
    if (messages <= socketMessages.perMinute) return true;
    close(closeCodes.policy);
    return false;
  }

  // Malformed frames: `ws` closes the socket with the right code.
  socket.on('error', () => undefined);
  socket.on('close', onClose);
  socket.on('pong', () => (unanswered = 0));
  socket.on('ping', (data) => {
    if (countMessage()) socket.pong(data);
  });
  socket.on('message', (data, isBinary) => {
    if (!countMessage()) return;
    const isGreeting = !isBinary && data instanceof Buffer && greetings.has(data.toString());
    if (isGreeting) socket.send('ping');
    else close(closeCodes.policy);
  });

  return {
    ...owner,
    /** The last entry of the notice log sent to this connection. */
    lastSent: 0,
    send: (frame: Frame) => send(serialise(frame)),
    /** Sends text that was serialised once for many connections. */
    sendText: send,
    close,
    /** Sends a heartbeat and a ping; terminates the connection after two without an answer. */
    sendHeartbeat(): void {
      if (unanswered >= 2) return socket.terminate();
      unanswered += 1;
      send(heartbeat);
      socket.ping();
    },
  };
}

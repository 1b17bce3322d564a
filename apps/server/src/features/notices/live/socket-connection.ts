import { socketMessages } from '@portal/contract/limits';
import { closeCodes, type Frame } from '@portal/contract/notices/live-socket';
import { WebSocket } from 'ws';

/** Who is at the other end. */
export interface Holder {
  personId: string;
  /** SHA-256 of the session's token. */
  tokenHash: Buffer;
  tenantId: number;
  /** The network address. */
  address: string;
}

/** What is used of a socket. */
export interface Wire extends Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'terminate'> {
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

/** A receiver this far behind, in bytes, is cut off: it comes back and is told what it missed. */
const backlogAtMost = 256 * 1_024;
const greetings = new Set(['ping', 'HeartBeat']);
const minute = 60_000;
/** What is left of a connection that was closed and does not answer that is cut after this, in milliseconds. */
const farewellMs = 2_000;

const said = (frame: Frame): string => JSON.stringify(frame);
const beat = said({ cmd: 'heartcheck' });

/** One open socket. The server speaks; whoever is at the other end may ask whether it is there, and nothing else. */
export function createConnection(socket: Wire, holder: Holder, onClose: (code: number) => void) {
  let heard = 0;
  let countedSince = performance.now();
  /** Beats since the other end showed that it is there. */
  let unanswered = 0;

  function close(code: number, reason = ''): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), farewellMs).unref();
  }
  function send(text: string): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > backlogAtMost) return socket.terminate();
    socket.send(text);
  }
  /** Whether one more message is not too much. */
  function mayGoOn(): boolean {
    const now = performance.now();
    if (now - countedSince >= minute) [heard, countedSince] = [0, now];
    heard += 1;
    unanswered = 0;
    if (heard <= socketMessages.perMinute) return true;
    close(closeCodes.policy);
    return false;
  }

  // Frames that are no frames: `ws` closes with the code that says so.
  socket.on('error', () => undefined);
  socket.on('close', onClose);
  socket.on('pong', () => (unanswered = 0));
  socket.on('ping', (data) => {
    if (mayGoOn()) socket.pong(data);
  });
  socket.on('message', (data, isBinary) => {
    if (!mayGoOn()) return;
    const isGreeting = !isBinary && data instanceof Buffer && greetings.has(data.toString());
    if (isGreeting) socket.send('ping');
    else close(closeCodes.policy);
  });

  return {
    ...holder,
    /** Up to which entry of the diary this one has been told. */
    told: 0,
    send: (frame: Frame) => send(said(frame)),
    /** The same to many: put into words once. */
    sendText: send,
    close,
    /** Shows that the server is there, and asks the other end for the same; it is let go after two such questions. */
    beat(): void {
      if (unanswered >= 2) return socket.terminate();
      unanswered += 1;
      send(beat);
      socket.ping();
    },
  };
}

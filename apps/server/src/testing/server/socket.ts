import { Frame, openSocket, socketProtocol } from '@portal/contract/notices/live-socket';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll } from 'vitest';
import { WebSocket } from 'ws';

export interface SocketTraits {
  /** The sub-protocols offered; the portal's by default. */
  offers?: string[];
  /** The highest entry heard so far. */
  last?: string;
  headers?: Record<string, string>;
  /** The network address it comes from, one of this machine. */
  from?: string;
}

/**
 * Opens the socket of somebody at a server's address, as the portal does; answers once it is greeted.
 * @throws {Error} `status 401` and the like when it is refused.
 */
export async function openSocketAt(
  address: string,
  { id, token }: { id: string; token: string },
  { offers = [socketProtocol, token], last, headers = {}, from }: SocketTraits = {},
) {
  const url = new URL(openSocket.path.replace(':userId', id), address.replace(/^http/, 'ws'));
  if (last !== undefined) url.searchParams.set('last', last);
  const socket = new WebSocket(url, offers, { headers, ...(from && { localAddress: from }) });
  afterAll(() => socket.terminate());
  const frames: Frame[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<{
    code: number;
    reason: string;
  }>();
  const { promise: greeted, resolve: greet, reject: refuse } = Promise.withResolvers<void>();
  let wire: Socket | undefined;

  socket.on('error', refuse);
  socket.on('unexpected-response', (_, { statusCode }) =>
    refuse(new Error(`status ${statusCode}`)),
  );
  socket.on('upgrade', (response) => (wire = response.socket));
  socket.on('close', (code, reason) => close({ code, reason: reason.toString() }));
  socket.on('message', (data) => {
    const text = data instanceof Buffer ? data.toString() : '';
    if (text === 'ping') return;
    const frame = Frame.parse(JSON.parse(text));
    if (frame.cmd !== 'heartcheck') frames.push(frame);
    if (frame.cmd === 'hello') greet();
  });
  await greeted;
  return {
    socket,
    /** Frames received so far, without heartbeats. */
    frames,
    /** Resolves when it is closed, with how. */
    closed,
    /** The frames about notices. */
    notices: () => frames.filter(({ cmd }) => cmd === 'topic' || cmd === 'user'),
    /** Up to which entry it was told. */
    get last(): string {
      return frames.map(numberOf).findLast((number) => number !== undefined) ?? '';
    },
    /** Puts bytes on the line that no browser would. */
    writeRaw: (bytes: number[]): void => void wire?.write(Buffer.from(bytes)),
    end: async (): Promise<void> => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

const numberOf = (frame: Frame): string | undefined => {
  if (frame.cmd === 'hello') return frame.last;
  return 'msgId' in frame ? frame.msgId : undefined;
};

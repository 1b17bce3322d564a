import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createConnection, type SocketLike } from './socket-connection.ts';

const holder = { personId: 'lin', tokenHash: Buffer.alloc(32), tenantId: 0, address: '127.0.0.1' };

/** A socket whose receiver accepts this many bytes and no more. */
class StuckSocket extends EventEmitter implements SocketLike {
  readyState: SocketLike['readyState'] = WebSocket.OPEN;
  bufferedAmount = 0;
  send = (text: string) => void (this.bufferedAmount += text.length);
  ping = () => undefined;
  pong = () => undefined;
  close = () => this.terminate();
  terminate = () => void (this.readyState = WebSocket.CLOSED);
}

test('who does not read what is said is cut off before it becomes too much', () => {
  const wire = new StuckSocket();
  const { send } = createConnection(wire, holder, () => undefined);

  for (let id = 0; id < 20_000; id += 1) send({ cmd: 'topic', msgId: String(id) });

  expect(wire.readyState).toBe(WebSocket.CLOSED);
  expect(wire.bufferedAmount).toBeLessThan(300_000);
});

import { WebSocket } from 'ws';
import { pino } from 'pino';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createFaults } from '#platform/log/faults.ts';
import { createConnection, type SocketLike } from './socket-connection.ts';
import { createConnections } from './socket-connections.ts';

/** A socket that accepts what is sent, or throws. */
class FakeSocket extends EventEmitter implements SocketLike {
  readyState: SocketLike['readyState'] = WebSocket.OPEN;
  bufferedAmount = 0;
  received: string[] = [];
  isBroken = false;
  send = (text: string) => {
    if (this.isBroken) throw new Error('the socket is broken');
    this.received.push(text);
  };
  ping = () => undefined;
  pong = () => undefined;
  close = () => undefined;
  terminate = () => undefined;
}

test('FIX-23 a broadcast that fails for one is logged and counted, and reaches everybody else', async () => {
  const logged: string[] = [];
  const faults = createFaults(pino({}, { write: (line) => void logged.push(line) }));
  const connections = createConnections({ limits: { perPerson: 10, perAddress: 10 }, faults });
  const sockets = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
  for (const [nth, socket] of sockets.entries()) {
    const owner = { personId: `p-${nth}`, tokenHash: Buffer.alloc(32), tenantId: 0, address: 'a' };
    connections.add(createConnection(socket, owner, () => undefined));
  }
  const [first, broken, last] = sockets;
  if (broken) broken.isBroken = true;

  await connections.inBatches((connection) => connection.sendText('something new'));
  await connections.inBatches((connection) => connection.sendText('and more'));

  for (const socket of [first, last])
    expect(socket?.received).toEqual(['something new', 'and more']);
  expect(faults.counts().get('broadcast')).toBe(2);
  expect(logged.filter((line) => line.includes('the socket is broken'))).toHaveLength(2);
});

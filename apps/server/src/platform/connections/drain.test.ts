import { getLoginValid } from '@portal/contract/identity/session';
import { livez, readyz } from '@portal/contract/operations/probes';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSocketAt } from '#testing/server/socket.ts';
import { startWorld } from '#testing/world.ts';
import { closeDrained } from './drain.ts';

const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => void vi.useRealTimers());

/** A node that listens, and a connection to it that stays open as long as it may. */
async function startNode() {
  const world = await startWorld({}, onTestFinished);
  const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  async function ask(path: string) {
    const [reply]: IncomingMessage[] = await once(get(origin + path, { agent }), 'response');
    if (!reply) throw new Error('no answer');
    await text(reply);
    return [reply.statusCode, reply.headers.connection];
  }
  return { world, origin, ask };
}

test('OPS-03 a node that is to end says 503 to the proxy and serves on while the notice lasts, and then tells sockets to move', async () => {
  const { world, origin, ask } = await startNode();
  const person = await world.person();
  const page = await openSocketAt(origin, person);
  expect(await ask(livez.path)).toEqual([200, 'keep-alive']);
  stopTimers();

  const closed = closeDrained(world.app, { noticeMs: 2_000 });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await ask(readyz.path)).toEqual([503, 'close']);
  expect(await ask(livez.path)).toEqual([200, 'close']);
  await expect(person.call(getLoginValid, {})).resolves.toBe(true);
  expect(page.socket.readyState).toBe(page.socket.OPEN);
  await vi.advanceTimersByTimeAsync(1);

  expect(await page.closed).toEqual({ code: 1012, reason: expect.stringMatching(/^spread=\d+$/) });
  await closed;
  await expect(ask(livez.path)).rejects.toThrow('ECONNREFUSED');
});

test('OPS-03 a node that ends waits a second for a connection on which nobody has asked for anything', async () => {
  const { world, origin } = await startNode();
  const silent = connect(Number(new URL(origin).port), '127.0.0.1').resume();
  onTestFinished(() => void silent.destroy());
  const [taken]: Socket[] = await once(world.app.server, 'connection');
  stopTimers();

  const closed = closeDrained(world.app, { noticeMs: 0 });
  await vi.advanceTimersByTimeAsync(0);
  // A poll of the expectation would move the timers along.
  while (world.app.server.listening) await turnOfLoop();
  await vi.advanceTimersByTimeAsync(999);
  expect(taken?.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  expect(taken?.destroyed).toBe(true);
  await closed;
});

import { livez } from '@portal/contract/operations/probes';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pause, stopwatch } from './passing-time.ts';

export interface UnreadTraits {
  /** A server on this machine, and its process. */
  origin: string;
  pid: number;
  /** Asked for by one connection after the other. */
  paths: readonly string[];
  connections: number;
  /** Requests each connection sends at once. */
  requests: number;
  /** Nothing is watched longer than this. */
  patienceMs: number;
}

export interface UnreadFigures {
  /** Bytes by which the memory of the process grew at most. */
  grewBy: number;
  /** Until the last connection was cut, from when the system took no more bytes; undefined when some never were. */
  allCutAfterMs: number | undefined;
  /** Times `/livez` took meanwhile, the shortest first. */
  livezMs: number[];
}

const betweenLooksMs = 50;

/** Asks for much on many connections, reads nothing, and watches the server until it has cut all of them. */
export async function leaveUnread(traits: UnreadTraits): Promise<UnreadFigures> {
  const { origin, pid, patienceMs } = traits;
  const memoryBefore = await memoryOf(pid);
  const before = await connectionsTo(origin);
  const elapsed = stopwatch();
  const sockets = await Promise.all(
    Array.from({ length: traits.connections }, (_, index) => openUnread(traits, index)),
  );
  const livezMs: number[] = [];
  let [grewBy, mostQueued, filledAt] = [0, 0, 0];
  let allCutAfterMs: number | undefined;
  while (allCutAfterMs === undefined && elapsed() < patienceMs) {
    livezMs.push(await askLivez(origin));
    grewBy = Math.max(grewBy, (await memoryOf(pid)) - memoryBefore);
    const { held, queued } = await connectionsTo(origin);
    const areAllHeld = held >= before.held + traits.connections;
    if (areAllHeld && queued > mostQueued) [mostQueued, filledAt] = [queued, elapsed()];
    if (held <= before.held) allCutAfterMs = elapsed() - filledAt;
    await pause(betweenLooksMs);
  }
  for (const socket of sockets) socket.destroy();
  return { grewBy, allCutAfterMs, livezMs: livezMs.toSorted((a, b) => a - b) };
}

/** A connection that sends all its requests at once and reads nothing. */
async function openUnread(
  { origin, paths, requests }: UnreadTraits,
  index: number,
): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).pause();
  await once(socket, 'connect');
  // The server may cut it before all is sent.
  socket.on('error', () => socket.destroy());
  const path = paths[index % paths.length];
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests));
  return socket;
}

/** Asks for `/livez` on a separate connection; returns the milliseconds it took. */
async function askLivez(origin: string): Promise<number> {
  const elapsed = stopwatch();
  const request = get(origin + livez.path, { agent: false });
  const [response] = await once(request, 'response');
  await once(response.resume(), 'close');
  return elapsed();
}

/** Memory a process has in use, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}

const established = '01';

/**
 * Connections the server holds, and the bytes that wait in the system to be read. A connection it has cut may still have
 * bytes on the way, and counts no more.
 */
async function connectionsTo(origin: string): Promise<{ held: number; queued: number }> {
  const port = `:${Number(new URL(origin).port).toString(16).toUpperCase().padStart(4, '0')}`;
  const [, ...rows] = (await readFile('/proc/net/tcp', 'utf8')).trimEnd().split('\n');
  let [held, queued] = [0, 0];
  for (const row of rows) {
    const [, local = '', remote = '', state, queues = ''] = row.trim().split(/\s+/);
    if (local.endsWith(port) && state === established) held += 1;
    if (local.endsWith(port) || remote.endsWith(port)) {
      queued += queues.split(':').reduce((sum, bytes) => sum + Number.parseInt(bytes, 16), 0);
    }
  }
  return { held, queued };
}

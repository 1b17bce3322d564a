import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, closeSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCrashed, lastComplaints } from './log.ts';
import type { DataDirectory } from './data-directory.ts';
import { freePort } from './free-port.ts';
import { endOrphans } from './orphans.ts';
import type { Programs } from './programs.ts';

/** A PostgreSQL server that accepts connections. */
export interface Postmaster {
  port: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const attempts = 5;
/** Errors worth another try: the port was taken meanwhile, or the id in `postmaster.pid` went to another program. */
const mayPass = /Address already in use|lock file "postmaster.pid"/;
/** PostgreSQL's orderly end may take this long before it is cut short; recovery at the next start mends that. */
const orderlyEndMs = 10_000;
const lookMs = 1_000;

/** Starts the server on a free port of the loopback interface and waits until it has recovered and listens. */
export async function startPostmaster(
  place: DataDirectory,
  programs: Programs,
  options: { durable: boolean },
): Promise<Postmaster> {
  if (existsSync(place.log)) await rename(place.log, `${place.log}.1`);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawnServer(place, programs, [...settings(place, port), ...speedFor(options)]);
    const ended = once(child, 'exit').then(() => undefined);
    if (await isReady(place, child, port)) {
      hastenEnd(place, child);
      return { port, ended, stop: () => stop(child, { ended, log: place.log }) };
    }
    const said = (await lastComplaints(place.log)) || `it ended by ${child.signalCode ?? 'itself'}`;
    if (attempt === attempts || !mayPass.test(said)) throw new Error(said);
    await endOrphans(place);
  }
}

function settings(place: DataDirectory, port: number): string[] {
  return [
    `cluster_name=${place.name}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
}

/**
 * Tests may lose everything in a power cut, and are faster for it. Their databases do not live long enough to be
 * vacuumed, and one that is just then cannot be dropped by the portal's role.
 */
const speedFor = ({ durable }: { durable: boolean }): string[] =>
  durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

function spawnServer(
  place: DataDirectory,
  { postgres, env }: Programs,
  set: readonly string[],
): ChildProcess {
  const log = openSync(place.log, 'a', 0o600);
  const child = spawn(postgres, ['-D', place.cluster, ...set.flatMap((pair) => ['-c', pair])], {
    ...place.owner,
    env,
    cwd: place.cluster,
    // A session of its own: Ctrl-C is for the server, which lets its requests finish before the database goes.
    detached: true,
    // A file, not a pipe: PostgreSQL must never wait for us to read.
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

/** Returns false when the server ended instead of getting ready. Crash recovery may take its time. */
async function isReady(place: DataDirectory, child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const note = await readNote(place);
    // In a container the same id is given out after each restart; the port tells this note from an old one.
    const isOurs = note.pid === String(child.pid) && note.port === String(port);
    if (isOurs && note.status === 'ready') return true;
    await wait(10);
  }
  return false;
}

/** PostgreSQL's note of itself, by its lines. */
async function readNote(place: DataDirectory) {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: lines[0], port: lines[3], status: lines[7] };
}

/**
 * Ends a PostgreSQL that another process told to end. A plain SIGTERM makes it wait for its clients, and we are one: it
 * would refuse each new connection and never end.
 */
function hastenEnd(place: DataDirectory, child: ChildProcess): void {
  const watch = setInterval(async () => {
    if ((await readNote(place)).status === 'stopping') child.kill('SIGINT');
  }, lookMs).unref();
  child.once('exit', () => clearInterval(watch));
}

async function stop(
  child: ChildProcess,
  { ended, log }: { ended: Promise<void>; log: string },
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // On a full disk it would try to mend itself until it is cut short anyway.
  child.kill((await hasCrashed(log)) ? 'SIGQUIT' : 'SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), orderlyEndMs);
  await ended;
  clearTimeout(late);
}

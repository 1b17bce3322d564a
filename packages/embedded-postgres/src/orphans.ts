import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataDirectory } from './data-directory.ts';

/** Time an orphan gets for an orderly end, its last checkpoint included. */
const orderlyEndMs = 10_000;

/**
 * Ends what a killed server left running: its PostgreSQL lives on and would keep the cluster. Ending it rather than
 * taking it over leaves one way to start, with today's programs and settings.
 */
export async function endOrphans(place: DataDirectory): Promise<void> {
  // Children carry the postmaster's title for a moment after they are forked; the signal does them no harm.
  for (const { pid, title } of processesOf(place)) {
    // "fast": ends the sessions and writes a checkpoint
    if (title.includes(`cluster_name=${place.name}`)) signal(pid, 'SIGINT');
    if (isMaking(place, title)) signal(pid, 'SIGKILL');
  }
  const areGone =
    (await haveGone(place, orderlyEndMs)) ||
    (await haveGone(place, orderlyEndMs, ({ pid }) => signal(pid, 'SIGKILL')));
  if (areGone) await dropStaleNote(place);
  await dropDrafts(place);
}

interface Process {
  pid: number;
  title: string;
}

/**
 * Lists the PostgreSQL processes of this very database. Their titles have its name, which no reused process id can
 * fake; titles are readable where other parts of /proc are not (root in a container without CAP_SYS_PTRACE).
 */
const processesOf = (place: DataDirectory): Process[] =>
  processIds()
    .map((pid) => ({ pid, title: titleOf(pid) }))
    .filter(({ title }) => isPostgres(title))
    .filter(({ title }) => title.includes(place.name) || isMaking(place, title));

/** True for initdb, and for the PostgreSQL that makes roles, on a draft of this cluster. */
const isMaking = ({ cluster }: DataDirectory, title: string): boolean =>
  title.includes(`${cluster}.new`);

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return []; // no /proc on this system: PostgreSQL's own lock file still refuses a second one
  }
}

/** Returns the title of a process; empty when there is none, and for a zombie. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const isPostgres = (title: string): boolean =>
  title.startsWith('postgres:') || /^[^\0]*(postgres|initdb)\0/.test(title);

/**
 * Waits for all processes of a database to end; returns whether they did. `urge` is applied to those left at each look.
 */
async function haveGone(
  place: DataDirectory,
  withinMs: number,
  urge?: (process: Process) => void,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (let there = processesOf(place); there.length > 0; there = processesOf(place)) {
    if (performance.now() > deadline) return false;
    if (urge) there.forEach(urge);
    await wait(20);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it ended by itself in this moment
  }
}

/**
 * Removes a stale `postmaster.pid` that would prevent the next start although none of this database runs: it is empty
 * after a kill between its creation and its writing, and its id may be another program's by now, or that of a zombie.
 * An id of no process at all is left to PostgreSQL, which checks more than we could.
 */
async function dropStaleNote(place: DataDirectory): Promise<void> {
  const note = join(place.cluster, 'postmaster.pid');
  const text = await readFile(note, 'utf8').catch(() => undefined);
  if (text === undefined || processIds().length === 0) return;
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0) || processIds().includes(pid)) await rm(note, { force: true });
}

/** Removes clusters that were never finished; what cannot be removed now goes at the next start. */
async function dropDrafts({ directory, cluster }: DataDirectory): Promise<void> {
  const drafts = (await readdir(directory)).filter((name) =>
    name.startsWith(`${basename(cluster)}.new`),
  );
  for (const name of drafts) {
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => undefined,
    );
  }
}

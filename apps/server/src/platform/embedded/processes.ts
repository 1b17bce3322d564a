import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './place.ts';

/** Time an orphan gets for an orderly end, its last checkpoint included. */
const orderlyEndMs = 10_000;

/**
 * Ends what a killed server left running: its PostgreSQL lives on and would keep the cluster. Ending it rather than
 * taking it over leaves one way to start, with today's programs and settings.
 */
export async function endOrphans(place: Place): Promise<void> {
  const postmaster = processesOf(place).find(({ title }) =>
    title.includes(`cluster_name=${place.name}`),
  );
  if (postmaster) signal(postmaster.pid, 'SIGINT'); // "fast": ends the sessions and writes a checkpoint
  if (!(await haveGone(place, orderlyEndMs))) {
    for (const { pid } of processesOf(place)) signal(pid, 'SIGKILL');
    await haveGone(place, orderlyEndMs);
  }
  await dropReusedPid(place);
}

/**
 * The PostgreSQL processes of this very database. Their titles bear its name, which no reused process id can fake;
 * titles are readable where other parts of /proc are not (root in a container without CAP_SYS_PTRACE).
 */
function processesOf(place: Place): { pid: number; title: string }[] {
  return processIds()
    .map((pid) => ({ pid, title: titleOf(pid) }))
    .filter(({ title }) => isPostgres(title) && title.includes(place.name));
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return []; // no /proc on this system: PostgreSQL's own lock file still refuses a second one
  }
}

/** Empty when there is no such process. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const isPostgres = (title: string): boolean =>
  title.startsWith('postgres:') || /^[^\0]*postgres\0/.test(title);

async function haveGone(place: Place, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (processesOf(place).length > 0) {
    if (performance.now() > deadline) return false;
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
 * After a reboot another program may have the id that PostgreSQL wrote down, and PostgreSQL would refuse to start.
 * Its note is removed then, and in no other case: for a dead process PostgreSQL checks more than we could.
 */
async function dropReusedPid(place: Place): Promise<void> {
  const note = join(place.cluster, 'postmaster.pid');
  const [line = ''] = (await readFile(note, 'utf8').catch(() => '')).split('\n');
  const title = titleOf(Number(line));
  if (title !== '' && !isPostgres(title)) await rm(note);
}

import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomyBytes = 2_000_000_000;

const name = /^portal-check-(\d+)-/;

/**
 * A folder for temporary files that is gone when this process ends. Every test file works on its own copy of the
 * database: in memory, where there is room, copying takes no time.
 */
export function scratchFolder(): string {
  const parent = hasRoom() ? memory : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `portal-check-${process.pid}-`));
  chmodSync(folder, 0o711); // the test database may run as another user, who has to pass through
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Removes the folders of processes that were killed. */
function removeLeftovers(parent: string): void {
  for (const entry of readdirSync(parent)) {
    const [, pid] = name.exec(entry) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    rmSync(join(parent, entry), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // another user's
  }
}

/** Respects a temporary folder the user has set. */
function hasRoom(): boolean {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomyBytes;
}

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomyBytes = 2_000_000_000;

/**
 * A folder for temporary files that is gone when this process ends. Every test file works on its own copy of the
 * database: in memory, where there is room, copying takes no time.
 */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'portal-check-'));
  chmodSync(folder, 0o711); // the test database may run as another user, who has to pass through
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Respects a temporary folder the user has set. */
function hasRoom(): boolean {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomyBytes;
}

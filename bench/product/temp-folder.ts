import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenEnding } from './cleanup.ts';

/** A folder of our own that is gone when it is let go of, or when the program ends. */
export async function scratchFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const remove = whenEnding(() => rm(path, { recursive: true, force: true, maxRetries: 3 }));
  return { path, remove };
}

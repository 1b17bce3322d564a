import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpAtExit } from './cleanup.ts';

/** Creates a temporary folder, which is removed on request or at exit. */
export async function tempFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const remove = cleanUpAtExit(() => rm(path, { recursive: true, force: true, maxRetries: 3 }));
  return { path, remove };
}

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const Manifest = z.record(z.string(), z.unknown());
export type Manifest = z.infer<typeof Manifest>;

/** Reads the manifests of subsystems we give out ourselves (see `web-files.ts`); of others there is none to read. */
export function createOwnManifests(checkout = resolve(import.meta.dirname, '../../../..')) {
  return async function manifestAt(entry: string): Promise<Manifest | undefined> {
    const key = /^\/apps\/([a-z][a-z0-9]*)\/subsystem\.json$/.exec(entry)?.[1];
    if (!key) return undefined;
    try {
      const file = join(checkout, 'subsystems', key, 'dist/subsystem.json');
      return Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      // Without it the browser asks for the file, and says what is wrong with it.
      return undefined;
    }
  };
}

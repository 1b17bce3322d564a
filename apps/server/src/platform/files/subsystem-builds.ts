import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export type SubsystemBuilds = ReturnType<typeof createSubsystemBuilds>;

/** The builds of subsystems we give out ourselves, below `/apps/<key>/` (see `web-files.ts`). */
export function createSubsystemBuilds(checkout = resolve(import.meta.dirname, '../../../../..')) {
  const folderOf = (key: string): string => join(checkout, 'subsystems', key, 'dist');
  return {
    /** Returns the address of a subsystem's manifest. */
    entryOf: (key: string): string => `/apps/${key}/subsystem.json`,

    /** Reads a manifest, unchecked; undefined where nothing is built, or it is no JSON. */
    async manifestOf(key: string): Promise<unknown> {
      try {
        return JSON.parse(await readFile(join(folderOf(key), 'subsystem.json'), 'utf8'));
      } catch {
        return undefined;
      }
    },

    /** `sha384-…` of a file as it lies there; undefined where it does not. */
    async hashOf(key: string, file: string): Promise<string | undefined> {
      const bytes = await readFile(join(folderOf(key), file)).catch(() => undefined);
      return bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    },
  };
}

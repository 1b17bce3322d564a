import { createHash } from 'node:crypto';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database/database.ts';

/** A host of other people that a subsystem may lie at. */
export const host = 'https://programs.example';

export const hashOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A manifest as a build of this version would write it. */
export const manifestOf = (key: SubsystemKey, version: string) => ({
  key,
  sdk: 1,
  version,
  requires: {},
  entry: 'index.js',
  css: ['style.css'],
  preload: [],
  integrity: { 'index.js': hashOf(`${key} ${version}`), 'style.css': hashOf('h1 {}') },
});

/** What registers such a build, lying at the host. */
export const offerOf = (sysType: SubsystemKey, version: string) => ({
  sysType,
  entry: `${host}/${sysType}/${version}/subsystem.json`,
  manifest: manifestOf(sysType, version),
});

/** Makes a subsystem one of programs, which may lie at the host. */
export async function trustHost(db: Database, key: SubsystemKey): Promise<void> {
  await db
    .updateTable('subsystem')
    .set({ kind: 'esm', trusted_origins: [host] })
    .where('key', '=', key)
    .execute();
}

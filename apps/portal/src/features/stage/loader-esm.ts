import type { SubsystemEntry } from '@portal/contract/subsystems';
import type { Subsystem } from '@portal/subsystem/contract';
import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';
import { type Manifest, sdkVersion } from '@portal/subsystem/manifest';
import type { Loader } from './loader.ts';
import { manifestAtHand } from './manifest-at-hand.ts';
import { checkedManifest, fetchManifest } from './manifest.ts';
import { addStyle, ensureStyle, type File, fetchScript, fetchStyle } from './page-links.ts';
import { readSharedModules } from './shared-modules.ts';

/** Loads a subsystem as native modules, which take what they share with the shell from its import map. */
export const esmLoader: Loader = {
  async load(entry, signal) {
    const files = await findFiles(entry, signal);
    const styles = files.styles.map(addStyle);
    const release = (): void => styles.forEach(({ remove }) => remove());
    try {
      const arrivals = [fetchCode(files), ...styles.map(({ arrived }) => arrived)];
      await Promise.all(arrivals);
      return { subsystem: await importFrom(files.entry.href, files.manifest), release };
    } catch (error) {
      release();
      throw failureFrom(error, 'entry');
    }
  },

  async preload(entry) {
    try {
      const files = await findFiles(entry);
      await Promise.all([fetchCode(files), ...files.styles.map(fetchStyle)]);
    } catch {
      // Nobody has asked for the subsystem yet: whoever does will be told.
    }
  },
};

interface Files {
  manifest: Manifest;
  entry: File;
  /** What the entry imports at once. */
  imports: File[];
  /** What it imports when a page of it is opened. */
  pages: File[];
  styles: File[];
}

async function findFiles(entry: SubsystemEntry, signal?: AbortSignal): Promise<Files> {
  const { answer, base } = manifestAtHand(entry) ?? (await fetchManifest(entry, signal));
  const manifest = checkedManifest(answer, entry, readSharedModules());
  const { integrity, preload, css } = manifest;
  const fileOf = (name: string): File => ({
    href: new URL(name, base).href,
    integrity: integrity[name],
  });
  const known = new Set([manifest.entry, ...preload, ...css]);
  return {
    manifest,
    entry: fileOf(manifest.entry),
    imports: preload.map(fileOf),
    pages: Object.keys(integrity)
      .filter((name) => !known.has(name) && name.endsWith('.js'))
      .map(fileOf),
    styles: css.map(fileOf),
  };
}

/**
 * Fetches all code, and what it takes from the shell. Pages too: an import made later names no hash, so only what was
 * fetched and checked before is safe to import.
 */
async function fetchCode({ manifest, entry, imports, pages }: Files): Promise<void> {
  const shared = readSharedModules();
  const specifiers = Object.keys(manifest.requires);
  await Promise.all([
    ...[entry, ...imports].map((file) => fetchScript(file)),
    ...pages.map((file) => fetchScript(file, 'low')),
    ...specifiers.map((specifier) => fetchScript({ href: import.meta.resolve(specifier) })),
    ...specifiers
      .flatMap((specifier) => shared[specifier]?.css ?? [])
      .map((file) => ensureStyle({ href: new URL(file, document.baseURI).href })),
  ]);
}

async function importFrom(href: string, { key }: Manifest): Promise<Subsystem> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ href);
  const subsystem = module[key];
  if (isSubsystem(subsystem) && subsystem.key === key) return subsystem;
  throw new SubsystemFailure('entry', `The entry of ${key} exports no subsystem under that name.`);
}

const isSubsystem = (value: unknown): value is Subsystem =>
  typeof value === 'object' &&
  value !== null &&
  'sdk' in value &&
  value.sdk === sdkVersion &&
  'mount' in value &&
  typeof value.mount === 'function';

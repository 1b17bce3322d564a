import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Subsystem } from '@portal/subsystem/contract';
import { failureFrom, isNotFetched, SubsystemFailure } from '@portal/subsystem/failure';
import { noteLater } from '@portal/subsystem/import-checked';
import { type Manifest, sdkVersion } from '@portal/subsystem/manifest';
import type { Loader } from './loader.ts';
import { registeredManifest } from './registered-manifest.ts';
import { checkedManifest, fetchManifest } from './manifest.ts';
import { addStyle, ensureStyle, type AssetFile, fetchScript, fetchStyle } from './page-assets.ts';
import { readSharedModules } from './shared-modules.ts';

/** Loads a subsystem as native modules, which import what the shell shares by its import map. */
export const esmLoader: Loader = {
  async load(entry, signal) {
    const files = await findFiles(entry, signal);
    const styles = files.styles.map(addStyle);
    const release = (): void => styles.forEach(({ remove }) => remove());
    try {
      await Promise.all([fetchCode(files), ...styles.map(({ loaded }) => loaded)]);
      registerDeferred(files);
      return { subsystem: await importFrom(files.entry.href, files.manifest), release };
    } catch (error) {
      release();
      // What came and threw is not to be blamed on the network.
      throw failureFrom(error, isNotFetched(error) ? 'entry' : 'mount');
    }
  },

  async preload(entry) {
    try {
      const files = await findFiles(entry);
      await Promise.all([fetchCode(files), ...files.styles.map(fetchStyle)]);
    } catch {
      // Only a preload: `load` will report it.
    }
  },
};

interface SubsystemFiles {
  manifest: Manifest;
  entry: AssetFile;
  /** Fetched before the entry runs: its static imports, and files it would import unchecked. */
  before: AssetFile[];
  /** Fetched when the entry's code imports them. */
  later: AssetFile[];
  styles: AssetFile[];
}

async function findFiles(entry: SubsystemEntry, signal?: AbortSignal): Promise<SubsystemFiles> {
  const { answer, base } = registeredManifest(entry) ?? (await fetchManifest(entry, signal));
  const manifest = checkedManifest(answer, entry, readSharedModules());
  const { integrity, css } = manifest;
  const later = manifest.later?.files ?? [];
  const fileOf = (name: string): AssetFile => ({
    href: new URL(name, base).href,
    integrity: integrity[name],
  });
  const others = new Set([manifest.entry, ...css, ...later]);
  return {
    manifest,
    entry: fileOf(manifest.entry),
    before: Object.keys(integrity)
      .filter((name) => !others.has(name) && name.endsWith('.js'))
      .map(fileOf),
    later: later.map(fileOf),
    styles: css.map(fileOf),
  };
}

/** Fetches the code that runs at once, and the shared modules it needs. */
async function fetchCode({
  manifest: { requires, later },
  entry,
  before,
}: SubsystemFiles): Promise<void> {
  const specifiers = Object.keys(requires).filter((name) => !later?.requires.includes(name));
  await Promise.all([
    ...[entry, ...before].map((file) => fetchScript(file)),
    ...specifiers.map(fetchShared),
  ]);
}

/** Registers deferred files: a dynamic import has no hash, so a file is fetched and checked before. */
function registerDeferred({ manifest, later }: SubsystemFiles): void {
  for (const file of later) noteLater(file.href, () => fetchScript(file));
  for (const name of manifest.later?.requires ?? []) noteLater(name, () => fetchShared(name));
}

/** Fetches a shared module with its style. */
async function fetchShared(specifier: string): Promise<void> {
  const styles = readSharedModules()[specifier]?.css ?? [];
  await Promise.all([
    fetchScript({ href: import.meta.resolve(specifier) }),
    ...styles.map((file) => ensureStyle({ href: new URL(file, document.baseURI).href })),
  ]);
}

async function importFrom(href: string, { key }: Manifest): Promise<Subsystem> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ href);
  const subsystem = module[key];
  if (isSubsystem(subsystem) && subsystem.key === key) return subsystem;
  throw new SubsystemFailure('mount', `The entry of ${key} exports no subsystem under that name.`);
}

const isSubsystem = (value: unknown): value is Subsystem =>
  typeof value === 'object' &&
  value !== null &&
  'sdk' in value &&
  value.sdk === sdkVersion &&
  'mount' in value &&
  typeof value.mount === 'function';

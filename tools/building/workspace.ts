import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The packages that are built for a browser: the portal and every subsystem, each by itself. */
export interface Product {
  /** Relative to the checkout, as are all folders here. */
  folder: string;
  /** Its own folder and those of the packages it is made of. */
  madeOf: string[];
}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function listProducts(): Product[] {
  const folders = foldersOf('{apps,packages,subsystems}/*');
  const folderByName = new Map(folders.map((folder) => [readManifest(folder).name, folder]));
  return folders
    .filter((folder) => existsSync(join(root, folder, 'vite.config.ts')))
    .map((folder) => ({ folder, madeOf: [...closure(folder, folderByName)].toSorted() }));
}

const foldersOf = (pattern: string): string[] =>
  globSync(`${pattern}/package.json`, { cwd: root })
    .map((file) => join(file, '..'))
    .toSorted();

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

function closure(
  folder: string,
  folderByName: Map<string | undefined, string>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies, devDependencies } = readManifest(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const dependency = folderByName.get(name);
    if (dependency !== undefined) closure(dependency, folderByName, seen);
  }
  return seen;
}

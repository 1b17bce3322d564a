import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, root } from './workspace.ts';

/** Files every build depends on: the versions of everything, and the build itself. */
const shared = ['pnpm-lock.yaml', 'package.json', 'tools/build.ts', 'tools/building'];
const noInput = /^(node_modules|dist|\..*|.*\.test\.tsx?|README.*\.md)$/;

/**
 * Changes when an input of the product may have changed. It goes by time and size of files, not by their content,
 * since it is asked at every start.
 */
export function fingerprintOf({ madeOf }: Product): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...shared, ...madeOf]) add(hash, path);
  return hash.digest('hex');
}

function add(hash: Hash, path: string): void {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.mtimeMs} ${stat.size}\n`);
    return;
  }
  const names = readdirSync(join(root, path)).filter((name) => !noInput.test(name));
  for (const name of names.toSorted()) add(hash, join(path, name));
}

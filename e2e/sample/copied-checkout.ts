import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Files of a checkout that a team's commands read; links between packages are relative, so they stay within the copy.
 */
const copied = [
  'packages',
  'tools',
  '.oxlintrc.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Copies as much of this checkout as a team needs that adds a subsystem, and returns the folder. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-team-'));
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  // The test runner wants the folder of each of its projects to be there.
  for (const app of ['portal', 'server']) mkdirSync(join(folder, 'apps', app), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Links what a new subsystem depends on, as installing does; no registry is asked, since lms has the same. */
export function linkDependencies(checkout: string, key: string): void {
  const made = join(checkout, 'subsystems', key);
  const like = join(root, 'subsystems/lms');
  if (dependenciesOf(made) !== dependenciesOf(like))
    throw new Error('The template depends on something else than lms: link that instead.');
  cpSync(join(like, 'node_modules'), join(made, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\/node_modules\/\.(types|vite|cache)/.test(path),
  });
}

function dependenciesOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return JSON.stringify([manifest.dependencies, manifest.devDependencies]);
}

/** Runs a tool of the checkout in a copy of it; what it printed is in the error when it fails. */
export function runTool(checkout: string, program: string, ...args: string[]): void {
  const options = { cwd: checkout, encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    execFileSync(program, args, options);
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${program} ${args.join(' ')} failed:\n${said}`, { cause: error });
  }
}

import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runCommand } from './command.ts';

/**
 * Installs the Debian packages that the tests need, unless they are there.
 * @throws an error of one sentence when they are missing and we may not install them.
 */
export async function installDebianPackages(wanted: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const name of wanted) if (!(await isInstalled(name))) missing.push(name);
  if (missing.length === 0) return;
  const apt = await aptGet();
  if (apt === undefined) {
    throw new Error(
      `The tests need ${missing.join(' and ')}, which only an administrator may install: sudo apt-get install ${missing.join(' ')}`,
    );
  }
  console.log(`Installing ${missing.join(', ')} ...`);
  // A stale list is no reason to stop: the packages may be found all the same.
  await apt(['update']);
  const installed = await apt(['install', '--yes', '--no-install-recommends', ...missing]);
  if (!installed.ok) {
    throw new Error(`${missing.join(' and ')} could not be installed:\n${installed.output}`);
  }
}

/**
 * Installs what all tests need: the browser of the journeys, the one with windows that fills a screen, the Chinese letters
 * on their pages, the proxy before the nodes, and the bus between them.
 */
export const installTestPackages = (): Promise<void> =>
  installDebianPackages([...programs, 'fonts-noto-cjk']);

/** Packages named like their program, which will do wherever it came from. */
const programs = new Set(['chromium-headless-shell', 'chromium', 'nginx', 'redis-server']);

async function isInstalled(name: string): Promise<boolean> {
  if (programs.has(name) && (await isOnPath(name))) return true;
  const { ok, output } = await runCommand('dpkg-query', ['-W', '-f=${db:Status-Status}', name]);
  return ok && output === 'installed';
}

async function isOnPath(program: string): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = await Promise.allSettled(folders.map((folder) => access(join(folder, program))));
  return found.some(({ status }) => status === 'fulfilled');
}

/** Returns the command prefix with which this user may call apt-get; undefined when they may not. */
async function aptGet() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await runCommand('sudo', ['-n', 'true'])).ok) return undefined;
  const options = ['-o', 'DPkg::Lock::Timeout=120'];
  const [program, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return (args: readonly string[]) =>
    runCommand(program ?? 'apt-get', [...before, ...options, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
}

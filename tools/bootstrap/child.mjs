import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

/**
 * Runs a program in the foreground and returns its exit code. A signal that stops us stops it too. With `onLine` it is
 * not shown: each line it writes goes there.
 *
 * Ctrl-C in a terminal reaches both of us, so the child may hear of it twice; `kill` reaches us alone.
 */
export function runChild(program, args, { onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onLine ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { stdio, ...options });
    if (onLine)
      for (const input of [child.stdout, child.stderr])
        createInterface({ input }).on('line', onLine);
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const watch = whenShellIsGone(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      clearInterval(watch);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** npm passes a signal to its shell alone, which ends without its children: when that happens, we end too. */
function whenShellIsGone(then) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500);
  return timer;
}

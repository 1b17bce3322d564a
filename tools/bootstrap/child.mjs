import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the foreground and answers its exit code. Whoever stops us stops it too.
 *
 * Ctrl-C in a terminal reaches both of us, so the child may hear of it twice; `kill` reaches us alone.
 */
export function runChild(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const lookAfterParent = npmIsGone(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      clearInterval(lookAfterParent);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** npm, killed the hard way, takes nobody along: when it has started us and goes away, we go too. */
function npmIsGone(then) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 500);
  return watch;
}

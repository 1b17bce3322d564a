import type { ChildProcess } from 'node:child_process';
import { patienceMs } from './passing-time.ts';

/**
 * Waits for the address a server prints when it listens.
 * @throws with all it printed, when it ends or takes too long.
 */
export function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  const giveUp = () => reject(new Error(`not up after ${patienceMs} ms:\n${printed}`));
  const timer = setTimeout(giveUp, patienceMs);
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const address = /http:\/\/[\w.[\]:]+:\d+/.exec(printed)?.[0];
    if (address) resolve(address);
  });
  child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  return promise.finally(() => clearTimeout(timer));
}

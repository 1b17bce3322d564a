import { createContext, Script } from 'node:vm';

/** Milliseconds; only what hangs reaches it. */
const limit = 600_000;

/**
 * Does some work, and gives it up where it hangs: a loop that never pauses is ended by no timer. The limit is for work
 * whose steps grow with the square of its input, which then takes hours in place of a second.
 * @throws {Error} where it was given up.
 */
export function endsAtAll(work: () => unknown): void {
  new Script('work()').runInContext(createContext({ work }), { timeout: limit });
}

import { pause } from '../time/delay.ts';

/** The longest wait for the first page's code, in milliseconds: on a slow PC two renders cost more. */
const patienceMs = 80;

let program: Promise<unknown> | undefined;

/** Makes the shell wait for the code of its first page. */
export function expectFirstPageCode(coming: Promise<unknown>): void {
  program = coming;
}

/** Resolves when that code has arrived, or after a moment: shell and page can then render together. */
export async function waitForFirstPageCode(): Promise<void> {
  if (!program) return;
  const coming = program;
  program = undefined;
  await Promise.race([coming, pause(patienceMs)]);
}

import { pause } from '../time/pause.ts';

/** The shell waits so long for the program of its first page, in milliseconds: on a slow PC two frames cost more. */
const patienceMs = 80;

let program: Promise<unknown> | undefined;

/** Has the shell wait for the program of its first page. */
export function expectFirstPageCode(coming: Promise<unknown>): void {
  program = coming;
}

/** Resolves when the program of the first page is there, or after a moment: shell and page can then be drawn as one. */
export async function waitForFirstPageCode(): Promise<void> {
  if (!program) return;
  const coming = program;
  program = undefined;
  await Promise.race([coming, pause(patienceMs)]);
}

import { keepResult } from '@portal/contract/workplace/results';
import type { z } from 'zod';
import { useRouter } from './session.ts';
import { useShell } from './shell.ts';

/** The outcome of something that took a page; the shell adds the system. */
export type Outcome = Omit<z.input<typeof keepResult.input>, 'system'>;

/**
 * Returns what leads to a page of the shell that says how something ended: title, facts, what happens next and up to
 * three ways on, all of it text. A reload shows the same, and Back leads to the page before. Rejects where the outcome
 * could not be kept.
 */
export function useResultPage(): (outcome: Outcome) => Promise<void> {
  const { call, key } = useShell();
  const router = useRouter();
  return async (outcome) => {
    const { path } = await call(keepResult, { ...outcome, system: key }, { quiet: true });
    router.push(path);
  };
}

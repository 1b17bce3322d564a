import { CallProblem } from '@portal/client/problems';
import type { ContextKind } from '@portal/contract/workplace/work-context';
import { useState } from 'react';
import type { Choice } from '#platform/context/choices.ts';
import { useLatestAttempt } from '#platform/parts/latest-attempt.ts';
import { switchContext } from './switch-context.ts';
import { texts } from './texts.ts';

/**
 * Confirms a chooser: a choice is required, and the chooser closes once the switch is made. Another choice replaces one
 * under way; closing the chooser aborts it.
 */
export function useContextSwitch(kind: ContextKind, onClose: () => void) {
  const begin = useLatestAttempt();
  const [busyWith, setBusyWith] = useState<string>();
  const [error, setError] = useState('');

  async function confirm(choice: Choice | undefined): Promise<void> {
    if (!choice) return setError(texts.choose[kind]);
    const attempt = begin();
    setBusyWith(choice.no);
    try {
      if (await switchContext(kind, choice, attempt)) onClose();
    } catch (problem) {
      if (attempt.aborted) return;
      if (!(problem instanceof CallProblem)) throw problem;
      setError(problem.said);
    } finally {
      if (!attempt.aborted) setBusyWith(undefined);
    }
  }

  return { confirm, busyWith, error, setError };
}

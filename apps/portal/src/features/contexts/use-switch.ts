import { CallProblem } from '@portal/client/problems';
import type { ContextKind } from '@portal/contract/chosen';
import { useState } from 'react';
import type { Choice } from '#platform/chosen.ts';
import { switchTo } from './switching.ts';
import { texts } from './texts.ts';

/** What a chooser does when its button is pressed: it insists on a choice, and closes once that is made. */
export function useSwitch(kind: ContextKind, onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function confirm(choice: Choice | undefined): Promise<void> {
    if (!choice) return setError(texts.choose[kind]);
    setBusy(true);
    try {
      if (await switchTo(kind, choice)) onClose();
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      setError(problem.said);
    } finally {
      setBusy(false);
    }
  }

  return { confirm, isBusy, error, setError };
}

import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { selectTenant } from '@portal/contract/workplace/tenants';
import { useState } from 'react';
import { useLatestAttempt } from '#platform/parts/latest-attempt.ts';
import type { SignInStepProps } from '#platform/session/sign-in-step.ts';

/** Sends the chosen tenant, the latest choice alone; `error` says why one failed. */
export function useTenantChoice(onSettled: SignInStepProps['onDone']) {
  const begin = useLatestAttempt();
  const [busyWith, setBusyWith] = useState<number>();
  const [error, setError] = useState('');

  async function choose(tenantId: number | undefined): Promise<void> {
    if (tenantId === undefined) return setError('请选择租户');
    const attempt = begin();
    setBusyWith(tenantId);
    try {
      const settled = await send(selectTenant, { tenantId }, { quiet: true, signal: attempt });
      if (!attempt.aborted) onSettled(settled);
    } catch (problem) {
      if (attempt.aborted) return;
      setError(problem instanceof CallProblem ? problem.said : String(problem));
      setBusyWith(undefined);
    }
  }

  return { choose, busyWith, error };
}

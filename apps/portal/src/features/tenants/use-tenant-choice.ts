import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { selectTenant } from '@portal/contract/tenants';
import { useState } from 'react';
import type { SignInStepProps } from '#platform/sign-in-step.ts';

/** Tells the server which tenant was chosen; `error` is why that did not do. */
export function useTenantChoice(onSettled: SignInStepProps['onSettled']) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  async function choose(tenantId: number | undefined): Promise<void> {
    if (tenantId === undefined) return setError('请选择租户');
    setIsBusy(true);
    try {
      onSettled(await send(selectTenant, { tenantId }, { quiet: true }));
    } catch (problem) {
      setError(problem instanceof CallProblem ? problem.said : String(problem));
      setIsBusy(false);
    }
  }

  return { choose, isBusy, error };
}

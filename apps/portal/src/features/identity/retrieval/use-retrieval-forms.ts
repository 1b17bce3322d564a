import { CallProblem } from '@portal/client/problems';
import { cleanCode, cleanPhone } from '@portal/common/typed-text';
import { mobile } from '@portal/contract/field-rules';
import { formOf, requiredText } from '@portal/contract/form-schema';
import { confirmationFault, newPasswordFault } from '@portal/contract/identity/password-rules';
import { useForm } from '@portal/ui/forms/use-form';
import { z } from 'zod';
import { codeError } from '#platform/parts/phone-code.ts';
import type { RetrievalFlow } from './use-retrieval-flow.ts';

const codeFieldOf = (reason: string) => (reason.startsWith('phone-code.') ? 'code' : undefined);
const passwordFieldOf = (reason: string) =>
  reason.startsWith('password.') ? 'password' : undefined;

export type RetrievalForms = ReturnType<typeof useRetrievalForms>;

/** Forms of all steps: typed text is kept when the user comes back to a step. */
export function useRetrievalForms(flow: RetrievalFlow) {
  const { policy, username: workNo } = flow.proof;
  const account = useForm({
    schema: z.object({ account: requiredText('用户名或手机号') }),
    values: { account: '' },
    onSend: (typed) => flow.chooseAccount(typed.account),
  });
  const phone = useForm({
    schema: formOf({ phone: mobile, code: codeError }, { phone: cleanPhone, code: cleanCode }),
    values: { phone: '', code: '' },
    refusedAt: codeFieldOf,
    onSend: (typed) =>
      flow.provePhone(
        { account: cleanPhone(account.values.account), phone: typed.phone },
        typed.code,
      ),
  });
  const password = useForm({
    schema: formOf<'password' | 'again'>({
      password: (typed) => newPasswordFault(typed, { policy, workNo }),
      again: (again, typed) => confirmationFault(typed.password, again),
    }),
    values: { password: '', again: '' },
    refusedAt: passwordFieldOf,
    onSend: (typed) =>
      flow.setPassword(typed).catch((problem: unknown) => {
        // Expired or already used: the error is shown in the first step.
        if (!(problem instanceof CallProblem) || problem.reason !== 'retrieval.stale')
          throw problem;
        account.reject(problem);
        flow.startOver();
      }),
  });
  return { account, phone, password };
}

import { CallProblem } from '@portal/client/problems';
import { mobile } from '@portal/contract/field-rules';
import { confirmationFault, newPasswordFault } from '@portal/contract/identity/password-rules';
import { codeError } from '#platform/parts/phone-code.ts';
import { useForm } from '#platform/parts/use-form.ts';
import type { RetrievalFlow } from './use-retrieval-flow.ts';

const codeFieldOf = (reason = '') => (reason.startsWith('phone-code.') ? 'code' : undefined);
const passwordFieldOf = (reason = '') => (reason.startsWith('password.') ? 'password' : undefined);

export type RetrievalForms = ReturnType<typeof useRetrievalForms>;

/** Forms of all steps: typed text is kept when the user comes back to a step. */
export function useRetrievalForms(flow: RetrievalFlow) {
  const { policy, username: workNo } = flow.proof;
  const account = useForm<'account'>({
    empty: { account: '' },
    faultsOf: (typed) => ({ account: typed.account.trim() ? '' : '请输入用户名或手机号' }),
    refusedAt: () => undefined,
    onSend: (typed) => flow.chooseAccount(typed.account.trim()),
  });
  const phone = useForm<'phone' | 'code'>({
    empty: { phone: '', code: '' },
    faultsOf: (typed) => ({ phone: mobile(typed.phone), code: codeError(typed.code) }),
    refusedAt: codeFieldOf,
    onSend: (typed) =>
      flow.provePhone({ account: account.values.account.trim(), phone: typed.phone }, typed.code),
  });
  const password = useForm<'password' | 'again'>({
    empty: { password: '', again: '' },
    faultsOf: (typed) => ({
      password: newPasswordFault(typed.password, { policy, workNo }) ?? '',
      again: confirmationFault(typed.password, typed.again) ?? '',
    }),
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

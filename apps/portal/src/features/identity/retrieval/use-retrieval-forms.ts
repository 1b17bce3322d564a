import { CallProblem } from '@portal/client/problems';
import { mobile } from '@portal/contract/field-rules';
import { confirmationFault, newPasswordFault } from '@portal/contract/identity/password-rules';
import { codeComplaint } from '#platform/phone-code.ts';
import { useForm } from '#platform/use-form.ts';
import type { Flow } from './use-retrieval-flow.ts';

const aboutCode = (reason = '') => (reason.startsWith('phone-code.') ? 'code' : undefined);
const aboutPassword = (reason = '') => (reason.startsWith('password.') ? 'password' : undefined);

export type Forms = ReturnType<typeof useForms>;

/** The forms of all steps: what was typed in one is still there when one comes back to it. */
export function useForms(flow: Flow) {
  const { policy, username: workNo } = flow.proof;
  const account = useForm<'account'>({
    empty: { account: '' },
    faultsOf: (typed) => ({ account: typed.account.trim() ? '' : '请输入用户名或手机号' }),
    refusedAt: () => undefined,
    onSend: (typed) => flow.chooseAccount(typed.account.trim()),
  });
  const phone = useForm<'phone' | 'code'>({
    empty: { phone: '', code: '' },
    faultsOf: (typed) => ({ phone: mobile(typed.phone), code: codeComplaint(typed.code) }),
    refusedAt: aboutCode,
    onSend: (typed) =>
      flow.provePhone({ account: account.values.account.trim(), phone: typed.phone }, typed.code),
  });
  const password = useForm<'password' | 'again'>({
    empty: { password: '', again: '' },
    faultsOf: (typed) => ({
      password: newPasswordFault(typed.password, { policy, workNo }) ?? '',
      again: confirmationFault(typed.password, typed.again) ?? '',
    }),
    refusedAt: aboutPassword,
    onSend: (typed) =>
      flow.setPassword(typed).catch((problem: unknown) => {
        // Too late, or done by somebody else: it is said where one begins anew.
        if (!(problem instanceof CallProblem) || problem.reason !== 'retrieval.stale')
          throw problem;
        account.reject(problem);
        flow.startOver();
      }),
  });
  return { account, phone, password };
}

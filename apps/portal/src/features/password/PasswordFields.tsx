import {
  type PasswordForm,
  passwordFormFaults,
  type PasswordPolicy,
  type PasswordRules,
} from '@portal/contract/password-rules';
import { FormAlert } from '@portal/ui/FormAlert';
import { PasswordField } from '@portal/ui/PasswordField';
import { StrengthMeter } from '#platform/StrengthMeter.tsx';
import { useForm } from '#platform/use-form.ts';

const expectations = {
  spec: '8 至 16 位，同时包含大写、小写字母、数字与特殊字符',
  nist: '15 至 128 位，可以是一句只有自己知道的话',
} as const satisfies Record<PasswordPolicy, string>;

const refusedAt: Record<string, keyof PasswordForm> = {
  'password.wrong-old': 'oldpassword',
  'password.unfit': 'password',
  'password.reused': 'password',
};

interface PasswordFieldsProps {
  /** The form's id, for a button that stands outside. */
  id: string;
  rules: PasswordRules;
  /** It is done: nothing may be typed any more. */
  isLocked: boolean;
  /** Sends what has no fault any more. @throws {CallProblem} with the server's words. */
  onSubmit: (form: PasswordForm) => Promise<void>;
}

/** The old password and twice the new one. */
export function PasswordFields({ id, rules, isLocked, onSubmit }: PasswordFieldsProps) {
  const { props, field, values, alert } = useForm<keyof PasswordForm>({
    empty: { oldpassword: '', password: '', confirmpassword: '' },
    faultsOf: (form) => passwordFormFaults(form, rules),
    refusedAt: (reason = '') => refusedAt[reason],
    onSend: onSubmit,
  });
  return (
    <form id={id} {...props}>
      <FormAlert>{alert}</FormAlert>
      <input hidden readOnly name="username" autoComplete="username" value={rules.workNo} />
      <PasswordField
        {...field('oldpassword')}
        label="旧密码"
        autoComplete="current-password"
        readOnly={isLocked}
      />
      <PasswordField
        {...field('password')}
        label="新密码"
        autoComplete="new-password"
        readOnly={isLocked}
        hint={
          <>
            <StrengthMeter password={values.password} policy={rules.policy} />
            {expectations[rules.policy]}
          </>
        }
      />
      <PasswordField
        {...field('confirmpassword')}
        label="确认新密码"
        autoComplete="new-password"
        readOnly={isLocked}
      />
    </form>
  );
}

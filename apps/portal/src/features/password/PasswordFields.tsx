import {
  type PasswordForm,
  type PasswordPolicy,
  type PasswordRules,
  passwordStrength,
} from '@portal/contract/password-rules';
import { focusFirstInvalid } from '@portal/ui/focus-first-invalid';
import { PasswordField } from '@portal/ui/PasswordField';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { rejectionOf } from './change-password.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { usePasswordForm } from './use-password-form.ts';

const expectations = {
  spec: '8 至 16 位，同时包含大写、小写字母、数字与特殊字符',
  nist: '15 至 128 位，可以是一句只有自己知道的话',
} as const satisfies Record<PasswordPolicy, string>;

interface PasswordFieldsProps {
  /** The form's id, for a button that stands outside. */
  id: string;
  rules: PasswordRules;
  /** It is done: nothing may be typed any more. */
  isLocked: boolean;
  /** Sends what has no fault any more. @throws {CallProblem} with the server's words. */
  onSubmit: (form: PasswordForm) => Promise<void>;
}

/** The old password and twice the new one. What is wrong is said at its field, and the first wrong one has the focus. */
export function PasswordFields({ id, rules, isLocked, onSubmit }: PasswordFieldsProps) {
  const { form, field, isSound, alert, judgeAll, reject } = usePasswordForm(rules);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    flushSync(judgeAll);
    if (!isSound) return void focusFirstInvalid(element);
    try {
      await onSubmit(form);
    } catch (error) {
      flushSync(() => reject(rejectionOf(error)));
      focusFirstInvalid(element);
    }
  }

  return (
    <form id={id} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <p role="alert" className="password-alert">
        {alert}
      </p>
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
            <StrengthMeter {...passwordStrength(form.password, rules.policy)} />
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

import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import type { FieldProps } from '@portal/ui/forms/Field';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { StrengthMeter } from './StrengthMeter.tsx';

const expectations = {
  spec: '8 至 16 位，同时包含大写、小写字母、数字与特殊字符',
  nist: '15 至 128 位，可以是一句只有自己知道的话',
} as const satisfies Record<PasswordPolicy, string>;

interface NewPasswordFieldsProps {
  policy: PasswordPolicy;
  password: Omit<FieldProps, 'label'> & { value: string };
  again: Omit<FieldProps, 'label'>;
}

/** The fields for a new password, with a strength meter, and its repetition. */
export const NewPasswordFields = ({ policy, password, again }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password}
      label="新密码"
      autoComplete="new-password"
      hint={
        <>
          <StrengthMeter password={password.value} policy={policy} />
          {expectations[policy]}
        </>
      }
    />
    <PasswordField {...again} label="确认新密码" autoComplete="new-password" />
  </>
);

import {
  type PasswordForm,
  passwordFormSchema,
  type PasswordRules,
} from '@portal/contract/identity/password-rules';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { useForm } from '@portal/ui/forms/use-form';
import { NewPasswordFields } from '#platform/parts/NewPasswordFields.tsx';

const refusedAt: Record<string, keyof PasswordForm> = {
  'password.wrong-old': 'oldpassword',
  'password.unfit': 'password',
  'password.reused': 'password',
};

interface PasswordFieldsProps {
  /** The form's id, for a submit button outside of it. */
  id: string;
  rules: PasswordRules;
  /** The password is changed: the fields are read only. */
  isLocked: boolean;
  /** Submits valid input. @throws {CallProblem} with the server's text. */
  onSubmit: (form: PasswordForm) => Promise<void>;
}

/** Fields for the old password and twice the new one. */
export function PasswordFields({ id, rules, isLocked, onSubmit }: PasswordFieldsProps) {
  const { props, field, alert } = useForm({
    schema: passwordFormSchema(rules),
    values: { oldpassword: '', password: '', confirmpassword: '' },
    refusedAt: (reason) => refusedAt[reason],
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
      <NewPasswordFields
        policy={rules.policy}
        password={{ ...field('password'), readOnly: isLocked }}
        again={{ ...field('confirmpassword'), readOnly: isLocked }}
      />
    </form>
  );
}

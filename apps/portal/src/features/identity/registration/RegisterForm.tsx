import { remember, storageKeys } from '@portal/client/storage';
import { send as sendCall } from '@portal/client/send';
import { cleanCode, cleanIdentifier, cleanPhone } from '@portal/common/typed-text';
import { mobile } from '@portal/contract/field-rules';
import { formOf } from '@portal/contract/form-schema';
import {
  confirmationFault,
  newPasswordFault,
  type PasswordPolicy,
} from '@portal/contract/identity/password-rules';
import { newName, register } from '@portal/contract/identity/registration';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { CodeField } from '#platform/parts/CodeField.tsx';
import { NewPasswordFields } from '#platform/parts/NewPasswordFields.tsx';
import { paths } from '#platform/navigation/paths.ts';
import { codeError } from '#platform/parts/phone-code.ts';
import { PhoneField } from '#platform/parts/PhoneField.tsx';
import { goTo } from '#platform/navigation/router-port.ts';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';
import { useCodeRequest } from '#platform/parts/use-code-request.ts';
import { registeredName } from './registered-name.ts';

const empty = { username: '', password: '', password2: '', phone: '', smscode: '' };
type Form = typeof empty;

const schemaFor = (policy: PasswordPolicy) =>
  formOf<keyof Form>(
    {
      username: newName,
      password: (password, { username }) =>
        newPasswordFault(password, { policy, workNo: username }),
      password2: (again, { password }) => confirmationFault(password, again),
      phone: mobile,
      smscode: codeError,
    },
    { username: cleanIdentifier, phone: cleanPhone, smscode: cleanCode },
  );

const refusedAt: Record<string, keyof Form> = {
  'password.unfit': 'password',
  'phone-code.wrong': 'smscode',
  'phone-code.void': 'smscode',
};

async function send({ username, password, phone, smscode }: Form): Promise<void> {
  const { keyId, texts } = await encryptPasswords([password]);
  const input = { username, password: texts[0] ?? '', keyId, phone, smscode };
  await sendCall(register, input, { quiet: true });
  registeredName.set(username);
  // Stands in the sign-in form at the next visit.
  remember(storageKeys.loginUsername, username);
  await goTo(paths.registerResult, { replace: true });
}

export function RegisterForm({ policy }: { policy: PasswordPolicy }) {
  const { props, values, field, alert, isBusy, validate, reject } = useForm({
    schema: schemaFor(policy),
    values: empty,
    refusedAt: (reason) => refusedAt[reason],
    onSend: send,
  });
  const code = useCodeRequest('1');

  return (
    <form {...props}>
      <FormAlert>{alert}</FormAlert>
      <Field
        {...field('username')}
        label="用户名"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        hint="4 至 18 位，含字母；能否使用在提交时告知"
      />
      <NewPasswordFields policy={policy} password={field('password')} again={field('password2')} />
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smscode')}
        request={code}
        onRequest={() => code.make(values.phone, { validate, reject })}
      />
      <div className="door-buttons">
        <Button kind="primary" size="large" type="submit" busy={isBusy}>
          {isBusy ? '正在注册…' : '注册'}
        </Button>
      </div>
    </form>
  );
}

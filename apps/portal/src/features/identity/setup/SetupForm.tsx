import { username } from '@portal/contract/field-rules';
import { formOf } from '@portal/contract/form-schema';
import {
  confirmationFault,
  newPasswordFault,
  type PasswordPolicy,
} from '@portal/contract/identity/password-rules';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { storeSignOutMessage } from '#platform/session/sign-out-message.ts';
import { NewPasswordFields } from '#platform/parts/NewPasswordFields.tsx';
import { loginWith, paths } from '#platform/navigation/paths.ts';
import { type AdministratorForm, createFirstAdministrator } from './create-administrator.ts';

const empty: AdministratorForm = {
  token: '',
  username: '',
  realname: '',
  password: '',
  confirmpassword: '',
};

const refusedAt: Record<string, keyof AdministratorForm> = {
  'setup.work-no-taken': 'username',
  'password.unfit': 'password',
};

const schemaFor = (policy: PasswordPolicy) =>
  formOf<keyof AdministratorForm>({
    token: (token) => (token === '' ? '请输入初始化口令' : null),
    username,
    realname: (realname) => (realname.trim() === '' ? '请输入姓名' : null),
    password: (password, form) => newPasswordFault(password, { policy, workNo: form.username }),
    confirmpassword: (again, { password }) => confirmationFault(password, again),
  });

/** Form for the token the server printed, the administrator's names and twice the password. */
export function SetupForm({ policy }: { policy: PasswordPolicy }) {
  const { props, field, alert, isBusy } = useForm({
    schema: schemaFor(policy),
    values: empty,
    refusedAt: (reason) => refusedAt[reason],
    onSend: async (form) => {
      await createFirstAdministrator(form);
      storeSignOutMessage('管理员创建成功，请登录');
      location.assign(loginWith(paths.firstRun));
    },
  });
  return (
    <form {...props}>
      <FormAlert>{alert}</FormAlert>
      <Field {...field('token')} label="初始化口令" autoComplete="off" spellCheck={false} />
      <Field {...field('username')} label="工号" autoComplete="username" autoCapitalize="off" />
      <Field {...field('realname')} label="姓名" autoComplete="name" />
      <NewPasswordFields
        policy={policy}
        password={field('password')}
        again={field('confirmpassword')}
      />
      <div className="door-buttons">
        <Button kind="primary" size="large" type="submit" busy={isBusy}>
          创建管理员
        </Button>
      </div>
    </form>
  );
}

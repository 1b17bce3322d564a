import { username } from '@portal/contract/field-rules';
import {
  confirmationFault,
  newPasswordFault,
  type PasswordPolicy,
} from '@portal/contract/identity/password-rules';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { storeSignOutMessage } from '#platform/session/sign-out-message.ts';
import { NewPasswordFields } from '#platform/parts/NewPasswordFields.tsx';
import { paths } from '#platform/navigation/paths.ts';
import { useForm } from '#platform/parts/use-form.ts';
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

/** Form for the token the server printed, the administrator's names and twice the password. */
export function SetupForm({ policy }: { policy: PasswordPolicy }) {
  const { props, field, alert, isBusy } = useForm<keyof AdministratorForm>({
    empty,
    faultsOf: (form) => faultsOf(form, policy),
    refusedAt: (reason = '') => refusedAt[reason],
    onSend: async (form) => {
      await createFirstAdministrator(form);
      storeSignOutMessage('管理员创建成功，请登录');
      location.assign(paths.login);
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

/** Validates the form, field by field. */
function faultsOf(form: AdministratorForm, policy: PasswordPolicy): Partial<AdministratorForm> {
  const faults = {
    token: form.token === '' ? '请输入初始化口令' : null,
    username: username(form.username),
    realname: form.realname.trim() === '' ? '请输入姓名' : null,
    password: newPasswordFault(form.password, { policy, workNo: form.username }),
    confirmpassword: confirmationFault(form.password, form.confirmpassword),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words));
}

import { useQueryOf } from '@portal/client/queries';
import { getRegistration } from '@portal/contract/identity/registration';
import { refusals } from '@portal/contract/refusals';
import { PublicFormPage } from '#platform/parts/PublicFormPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** `/user/register`: creates an account, where the installation allows it. */
export const Register = () => (
  <PublicFormPage
    title="注册账号"
    note="注册后由管理员分配权限，分配前看不到任何业务系统"
    answer={useQueryOf(getRegistration, {}, { quiet: true })}
    closed={{ note: refusals['registration.closed'].message }}
  >
    {(policy) => <RegisterForm policy={policy} />}
  </PublicFormPage>
);

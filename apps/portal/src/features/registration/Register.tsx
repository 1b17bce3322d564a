import { queryOf } from '@portal/client/queries';
import { getRegistration } from '@portal/contract/registration';
import { refusals } from '@portal/contract/refusals';
import { Skeleton } from '@portal/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { DoorPage } from '#platform/DoorPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const title = '注册账号';

/** `/user/register`: an account for somebody who has none, where the installation allows it. */
export function Register() {
  const { data, error } = useQuery(queryOf(getRegistration, {}, { quiet: true }));
  if (error) return <DoorPage title={title} note={error.message} />;
  if (!data) {
    return (
      <DoorPage title={title}>
        <Skeleton lines={6} />
      </DoorPage>
    );
  }
  if (!data.isOpen) {
    return <DoorPage title={title} note={refusals['registration.closed'].message} />;
  }
  return (
    <DoorPage title={title} note="注册后由管理员分配权限，分配前看不到任何业务系统">
      <RegisterForm policy={data.policy} />
    </DoorPage>
  );
}

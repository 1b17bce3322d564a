import { queryOf } from '@portal/client/queries';
import { getSetup } from '@portal/contract/setup';
import { Skeleton } from '@portal/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { DoorPage } from '#platform/DoorPage.tsx';
import { SetupForm } from './SetupForm.tsx';

const title = '创建首位管理员';

/** Where the first administrator of an installation is made, as long as there is none. */
export function SetupPage() {
  const { data, error } = useQuery(queryOf(getSetup, {}, { quiet: true }));
  if (error) return <DoorPage title={title} note={error.message} />;
  if (!data) {
    return (
      <DoorPage title={title}>
        <Skeleton lines={6} />
      </DoorPage>
    );
  }
  if (!data.isOpen) {
    return <DoorPage title={title} note="系统已完成初始化，请使用管理员账号登录。" next="去登录" />;
  }
  return (
    <DoorPage title={title} note="服务器首次启动时打印了一次性的初始化口令，凭它创建管理员账号。">
      <SetupForm policy={data.policy} />
    </DoorPage>
  );
}

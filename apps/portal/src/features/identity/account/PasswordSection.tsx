import { useQueryOf } from '@portal/client/queries';
import { useSession } from '@portal/client/session';
import { checkPassword, type PasswordStatus } from '@portal/contract/identity/passwords';
import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import { openPasswordDialog } from '#platform/session/password-dialog.ts';

/** Shows the age of the user's password and opens the dialog that changes it. */
export function PasswordSection() {
  const workNo = useSession()?.person.workNo ?? '';
  const { data } = useQueryOf(checkPassword, { workNo }, { quiet: true });
  return (
    <Panel title="登录密码">
      <div className="account-row">
        <p>{data ? ageText(data) : '修改后，其他设备上的登录会全部退出'}</p>
        <Button onClick={openPasswordDialog}>修改密码</Button>
      </div>
    </Panel>
  );
}

function ageText({ state, isInitial, createTime, daysLeft }: PasswordStatus): string {
  if (state === 'none') return '您使用其他方式登录，尚未设置密码';
  if (isInitial) return '初始密码尚未修改';
  const changed = `上次修改于 ${createTime.slice(0, 10)}`;
  return daysLeft === null ? changed : `${changed}，还可使用 ${daysLeft} 天`;
}

import { useSession } from '@portal/client/session';
import { Panel } from '@portal/ui/layout/Panel';
import { AccountPage } from './AccountPage.tsx';
import { AvatarEditor } from './avatar/AvatarEditor.tsx';

/** Page of the user's picture (`/account/settings/avatar`). */
export function AvatarPage() {
  const person = useSession()?.person;
  if (!person) return null;
  return (
    <AccountPage title="头像">
      <Panel title="我的头像" aside="显示在用户菜单中">
        <AvatarEditor name={person.realname} avatar={person.avatar} />
      </Panel>
    </AccountPage>
  );
}

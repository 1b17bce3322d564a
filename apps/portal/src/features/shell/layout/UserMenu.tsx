import { useSession } from '@portal/client/session';
import { Avatar } from '@portal/ui/graphics/Avatar';
import { DropdownMenu, type MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { KeyRound, LogOut, UserRoundCog } from 'lucide-react';
import { signOutWithConfirm } from '#platform/session/confirm-sign-out.ts';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { openPasswordDialog } from '#platform/session/password-dialog.ts';
import './shell.css';

interface UserMenuProps {
  /** Entries that switch context, department or account set. */
  switches: readonly MenuItem[];
}

/** Menu with the user's name, account settings and sign-out. */
export function UserMenu({ switches }: UserMenuProps) {
  const person = useSession()?.person;
  if (!person) return null;

  const { realname, avatar, workNo, orgCodeTxt } = person;
  return (
    <DropdownMenu
      label="用户菜单"
      trigger={{
        className: 'shell-user',
        'aria-label': `用户菜单，${realname}`,
        children: (
          <>
            <Avatar name={realname} src={avatar} />
            <span className="shell-user-name">{realname}</span>
          </>
        ),
      }}
      header={
        <div className="shell-user-who">
          <b>{realname}</b>
          <span>{[orgCodeTxt, `工号 ${workNo}`].filter(Boolean).join('，')}</span>
        </div>
      }
      groups={[
        switches,
        [
          {
            key: 'account',
            label: '账号设置',
            icon: <UserRoundCog size={15} />,
            onSelect: () => void goTo(paths.accountSecurity),
          },
          {
            key: 'password',
            label: '修改密码',
            icon: <KeyRound size={15} />,
            onSelect: openPasswordDialog,
          },
        ],
        [
          {
            key: 'sign-out',
            label: '退出登录',
            icon: <LogOut size={15} />,
            danger: true,
            onSelect: () => void signOutWithConfirm(),
          },
        ],
      ]}
    />
  );
}

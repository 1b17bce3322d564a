import { Link } from '@tanstack/react-router';
import { useSession } from '@portal/client/session';
import { Avatar } from '@portal/ui/graphics/Avatar';
import { Panel } from '@portal/ui/layout/Panel';
import { paths } from '#platform/navigation/paths.ts';
import { AccountPage } from './AccountPage.tsx';

/** Page of the user's profile. The staff directory owns the data, so it is read only here. */
export function ProfilePage() {
  const person = useSession()?.person;
  if (!person) return null;
  const { realname, avatar, workNo, orgCodeTxt, post } = person;
  const facts = [
    ['姓名', realname],
    ['工号', workNo],
    ['部门', orgCodeTxt],
    ['岗位', post],
  ] as const;
  return (
    <AccountPage title="基本信息">
      <Panel title="个人资料" aside="资料由人力资源系统维护">
        <div className="account-who">
          <Link to={paths.accountAvatar} className="account-avatar" aria-label="更换头像">
            <Avatar name={realname} src={avatar} size={56} />
          </Link>
          <dl className="account-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value ?? '未设置'}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Panel>
    </AccountPage>
  );
}

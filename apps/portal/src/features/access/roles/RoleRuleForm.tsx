import '@portal/ui/actions/button.css';
import { useQueryOf } from '@portal/client/queries';
import { getRoleRule } from '@portal/contract/access/roles';
import { Empty } from '@portal/ui/feedback/Empty';
import { PageHeader } from '@portal/ui/layout/PageHeader';
import { Link } from '@tanstack/react-router';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { paths } from '#platform/navigation/paths.ts';
import { RolesState } from './RolesState.tsx';
import { SystemRule } from './SystemRule.tsx';
import './roles.css';

/** Page of one role's permissions, read only (`/spsRule/roleRuleForm?roleCode=`). */
export function RoleRuleForm() {
  const { search } = usePageLocation();
  const roleCode = new URLSearchParams(search).get('roleCode') ?? '';
  return roleCode ? <Rule roleCode={roleCode} /> : <NoRole />;
}

function Rule({ roleCode }: { roleCode: string }) {
  const query = useQueryOf(getRoleRule, { roleCode }, { quiet: true });
  return (
    <RolesState query={query}>
      {({ roleName, members, menuItems, actions, systems }) => (
        <section className="roles-page">
          <PageHeader
            title={roleName}
            note={`编码 ${roleCode}，成员 ${members} 人，菜单 ${menuItems} 项，按钮权限 ${actions} 项`}
          />
          {systems.map((system) => (
            <SystemRule key={system.sysType} system={system} />
          ))}
          {systems.length === 0 && <Empty text="该角色尚未分配任何权限" />}
        </section>
      )}
    </RolesState>
  );
}

const NoRole = () => (
  <section className="roles-page">
    <PageHeader title="角色权限" />
    <Empty
      text="请先选择一个角色"
      action={
        <Link to={paths.roleRules} className="ui-button">
          角色规则
        </Link>
      }
    />
  </section>
);

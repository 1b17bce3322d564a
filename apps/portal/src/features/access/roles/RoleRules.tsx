import { queryOf } from '@portal/client/queries';
import { listRoles } from '@portal/contract/access/roles';
import { PageHeader } from '@portal/ui/layout/PageHeader';
import { Panel } from '@portal/ui/layout/Panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { RolesState } from './RolesState.tsx';
import './roles.css';

/** Page of the group's roles with the size of each (`/spsRule/roleRule/`). */
export function RoleRules() {
  const query = useQuery(queryOf(listRoles, {}, { quiet: true }));
  return (
    <RolesState query={query}>
      {(roles) => (
        <section className="roles-page">
          <PageHeader title="角色规则" />
          <Panel>
            <table className="roles-table">
              <thead>
                <tr>
                  <th scope="col">角色</th>
                  <th scope="col">编码</th>
                  <th scope="col">成员</th>
                  <th scope="col">菜单</th>
                  <th scope="col">按钮权限</th>
                </tr>
              </thead>
              <tbody>
                {roles.map(({ roleCode, roleName, members, menuItems, actions }) => (
                  <tr key={roleCode}>
                    <th scope="row">
                      <Link to={paths.roleRule} search={{ roleCode }}>
                        {roleName}
                      </Link>
                    </th>
                    <td>{roleCode}</td>
                    <td className="num">{members}</td>
                    <td className="num">{menuItems}</td>
                    <td className="num">{actions}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        </section>
      )}
    </RolesState>
  );
}

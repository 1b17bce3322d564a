import { useQueryOf } from '@portal/client/queries';
import { listRoles, type Role } from '@portal/contract/access/roles';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { PageHeader } from '@portal/ui/layout/PageHeader';
import { Panel } from '@portal/ui/layout/Panel';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { RolesState } from './RolesState.tsx';
import './roles.css';

const columns: Column<Role>[] = [
  {
    header: '角色',
    cell: ({ roleCode, roleName }) => (
      <Link to={paths.roleRule} search={{ roleCode }}>
        {roleName}
      </Link>
    ),
    isRowHeader: true,
  },
  { header: '编码', cell: ({ roleCode }) => roleCode },
  { header: '成员', cell: ({ members }) => members, align: 'end', className: 'num' },
  { header: '菜单', cell: ({ menuItems }) => menuItems, align: 'end', className: 'num' },
  { header: '按钮权限', cell: ({ actions }) => actions, align: 'end', className: 'num' },
];

/** Page of the group's roles with the size of each (`/spsRule/roleRule/`). */
export function RoleRules() {
  const query = useQueryOf(listRoles, {}, { quiet: true });
  return (
    <RolesState query={query}>
      {(roles) => (
        <section className="roles-page">
          <PageHeader title="角色规则" />
          <Panel>
            <DataTable
              className="roles-table"
              columns={columns}
              rows={roles}
              keyOf={({ roleCode }) => roleCode}
            />
          </Panel>
        </section>
      )}
    </RolesState>
  );
}

import { useQueryOf } from '@portal/client/queries';
import { getRoleRights, listRights } from '@portal/contract/policy/role-rights';
import type { Column } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import type { DraftedRole } from './draft-overlay.ts';

interface CompareRolesProps {
  role: DraftedRole;
  roles: readonly DraftedRole[];
}

interface Row {
  key: string;
  system: string;
  name: string;
  kind: '菜单' | '按钮';
  isOurs: boolean;
}

/** The rights that one of two published roles holds and the other does not. */
export function CompareRoles({ role, roles }: CompareRolesProps) {
  const [other, setOther] = useState('');
  const others = roles.filter(({ code, state }) => code !== role.code && state !== 'made');
  const isReady = other !== '' && role.state !== 'made';
  const rights = useQueryOf(listRights, {});
  const own = useQueryOf(getRoleRights, { roleId: role.code }, { enabled: isReady });
  const theirs = useQueryOf(getRoleRights, { roleId: other }, { enabled: isReady });
  const name = roles.find(({ code }) => code === other)?.name ?? '';
  const columns: Column<Row>[] = [
    { header: '系统', cell: ({ system }) => system, isUnlabelled: true },
    { header: '类型', cell: ({ kind }) => kind },
    { header: '名称', cell: (row) => row.name },
    { header: role.name, key: 'ours', cell: ({ isOurs }) => (isOurs ? '有' : '—') },
    { header: name, key: 'theirs', cell: ({ isOurs }) => (isOurs ? '—' : '有') },
  ];
  const query = own.data && theirs.data ? rights : own.data ? theirs : own;
  return (
    <div className="roles-compare">
      <SelectField
        label="与哪个角色对比"
        none="请选择角色"
        value={other}
        options={others.map(({ code, name: label }) => ({ value: code, label }))}
        onChange={({ target }) => setOther(target.value)}
      />
      {role.state === 'made' && <p className="roles-note">新角色发布后才能对比。</p>}
      {isReady && (
        <QueryState<unknown> query={query} lines={6}>
          {() => {
            const [a, b] = [heldBy(own.data), heldBy(theirs.data)];
            const rows = (rights.data?.systems ?? [])
              .flatMap(({ sysName, items, actions }) => [
                ...items.map(({ id, title }) => ({
                  key: `item ${id}`,
                  name: title,
                  kind: '菜单' as const,
                  system: sysName,
                })),
                ...actions.map(({ code, describe }) => ({
                  key: `action ${code}`,
                  name: describe,
                  kind: '按钮' as const,
                  system: sysName,
                })),
              ])
              .filter(({ key }) => a.has(key) !== b.has(key));
            return (
              <ListTable
                columns={columns}
                rows={rows.map((row): Row => ({ ...row, isOurs: a.has(row.key) }))}
                keyOf={({ key }) => key}
                emptyText="两个角色的菜单与按钮完全相同"
              />
            );
          }}
        </QueryState>
      )}
    </div>
  );
}

interface RightKeys {
  holdsAll: boolean;
  menuItems: readonly string[];
  actions: readonly string[];
}

/** The keys a role holds; a whole role has every key. */
const heldBy = (role: RightKeys | undefined): { has: (key: string) => boolean } => {
  if (role?.holdsAll) return { has: () => true };
  return new Set([
    ...(role?.menuItems ?? []).map((id) => `item ${id}`),
    ...(role?.actions ?? []).map((code) => `action ${code}`),
  ]);
};

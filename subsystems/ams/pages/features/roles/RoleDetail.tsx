import type { RequestedChange } from '@portal/contract/policy/changes';
import { type Draft, policyActions } from '@portal/contract/policy/drafts';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Panel } from '@portal/ui/layout/Panel';
import { confirm } from '@portal/ui/overlays/confirm';
import { useState } from 'react';
import { CompareRoles } from './CompareRoles.tsx';
import { DataRules } from './DataRules.tsx';
import type { DraftedRole } from './draft-overlay.ts';
import { FieldRules } from './FieldRules.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RoleRights } from './RoleRights.tsx';

export interface RoleDetailProps {
  role: DraftedRole;
  roles: readonly DraftedRole[];
  draft: Draft | null | undefined;
  isBusy: boolean;
  onChange: (changes: readonly RequestedChange[]) => Promise<void>;
}

type Part = 'rights' | 'data' | 'fields' | 'members' | 'compare';

const parts: { value: Part; label: string }[] = [
  { value: 'rights', label: '菜单与按钮' },
  { value: 'data', label: '数据范围' },
  { value: 'fields', label: '字段权限' },
  { value: 'members', label: '成员' },
  { value: 'compare', label: '对比' },
];

/** One role: its rights, its records and fields, its members, and how it differs from another. */
export function RoleDetail(props: RoleDetailProps) {
  const { role, roles, onChange } = props;
  const [part, setPart] = useState<Part>('rights');
  const [opened, setOpened] = useState<'copy' | 'rename'>();
  const remove = async () => {
    const agreed = await confirm({
      title: `删除角色「${role.name}」？`,
      body: '发布后，持有它的人员将失去相应权限。发布前可在草稿中撤销。',
      okText: '放入草稿',
      danger: true,
    });
    if (agreed) await onChange([{ kind: 'role', key: [role.code], after: null }]);
  };
  return (
    <Panel className="roles-detail">
      <header>
        <div>
          <h2>{role.name}</h2>
          <small className="num">{role.code}</small>
        </div>
        <Allowed action={policyActions.edit}>
          <p className="roles-ways">
            <Button size="small" onClick={() => setOpened('copy')}>
              复制
            </Button>
            <Button size="small" onClick={() => setOpened('rename')}>
              改名
            </Button>
            <Button size="small" disabled={role.state === 'removed'} onClick={() => void remove()}>
              删除
            </Button>
          </p>
        </Allowed>
      </header>
      <Segmented label="查看内容" options={parts} value={part} onChange={setPart} />
      {part === 'rights' && (
        <Allowed action={policyActions.edit} otherwise={<RoleRights {...props} isReadOnly />}>
          <RoleRights {...props} />
        </Allowed>
      )}
      {part === 'data' && (
        <Allowed action={policyActions.edit} otherwise={<DataRules {...props} isReadOnly />}>
          <DataRules {...props} />
        </Allowed>
      )}
      {part === 'fields' && (
        <Allowed action={policyActions.edit} otherwise={<FieldRules {...props} isReadOnly />}>
          <FieldRules {...props} />
        </Allowed>
      )}
      {part === 'members' && <RoleMembers {...props} />}
      {part === 'compare' && <CompareRoles role={role} roles={roles} />}
      {opened && (
        <RoleDialog
          roles={roles}
          role={role}
          isCopy={opened === 'copy'}
          onClose={() => setOpened(undefined)}
          onSend={onChange}
        />
      )}
    </Panel>
  );
}

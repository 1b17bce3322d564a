import { useQueryOf } from '@portal/client/queries';
import { listRoles } from '@portal/contract/access/roles';
import { type VisibleItem, visibleMenu } from '@portal/contract/access/visible-menu';
import type { Draft } from '@portal/contract/policy/drafts';
import { previewMenu } from '@portal/contract/policy/menus';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { PersonPicker } from '@portal/subsystem/choosers/Pickers';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Segmented } from '@portal/ui/forms/Segmented';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';

interface MenuPreviewProps {
  system: SubsystemKey;
  draft: Draft | null | undefined;
}

/** The menu as a role or a person will see it with the draft: the answer they will get, drawn as a list. */
export function MenuPreview({ system, draft }: MenuPreviewProps) {
  const [of, setOf] = useState<'role' | 'person'>('role');
  const [role, setRole] = useState('');
  const [person, setPerson] = useState<string[]>([]);
  const roles = useQueryOf(listRoles, {});
  const made = (draft?.changes ?? []).flatMap((each) =>
    each.kind === 'role' && each.before === null && each.after
      ? [{ value: each.key[0], label: each.after.name }]
      : [],
  );
  const key = of === 'role' ? role : (person[0] ?? '');
  const hasChanges = (draft?.changes.length ?? 0) > 0;
  const query = useQueryOf(
    previewMenu,
    { sysType: system, of, key, ...(draft && hasChanges && { draftId: draft.id }) },
    { enabled: key !== '', staleTime: 0 },
  );
  return (
    <Panel className="menus-preview">
      <Segmented
        label="以谁的身份预览"
        options={[
          { value: 'role', label: '角色' },
          { value: 'person', label: '人员' },
        ]}
        value={of}
        onChange={setOf}
      />
      {of === 'role' ? (
        <SelectField
          label="角色"
          none="请选择角色"
          value={role}
          options={[
            ...(roles.data ?? []).map(({ roleCode, roleName }) => ({
              value: roleCode,
              label: roleName,
            })),
            ...made,
          ]}
          onChange={({ target }) => setRole(target.value)}
        />
      ) : (
        <PersonPicker label="人员" value={person} onChange={setPerson} />
      )}
      {key === '' ? (
        <p className="menus-note">选择角色或人员后，显示其在该系统中的菜单。</p>
      ) : (
        <QueryState
          key={`${key} ${draft?.version ?? 0}`}
          query={query}
          lines={6}
          isEmpty={({ menu }) => visibleMenu(menu).length === 0}
          emptyText="在该系统中没有任何菜单"
        >
          {({ menu }) => (
            <>
              <p className="menus-note">
                {hasChanges ? '草稿发布后的菜单：' : '目前的菜单：'}不含隐藏和未发布的页面。
              </p>
              <nav aria-label="菜单预览">
                <Items items={visibleMenu(menu)} />
              </nav>
            </>
          )}
        </QueryState>
      )}
    </Panel>
  );
}

const Items = ({ items }: { items: readonly VisibleItem[] }) => (
  <ul>
    {items.map(({ id, title, path, children }) => (
      <li key={id}>
        {title} <small className="num">{children.length === 0 && path}</small>
        {children.length > 0 && <Items items={children} />}
      </li>
    ))}
  </ul>
);

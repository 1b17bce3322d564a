import { useQueryOf } from '@portal/client/queries';
import { policyActions } from '@portal/contract/policy/drafts';
import { listRoleMembers } from '@portal/contract/policy/role-rights';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { AddedMembers, endOf, facts, waysOf } from './member-columns.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import type { RoleDetailProps } from './RoleDetail.tsx';

/** The people who hold a role, and those the draft adds. */
export function RoleMembers({ role, draft, onChange }: RoleDetailProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), 300);
  const [pageNo, setPageNo] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const query = useQueryOf(
    listRoleMembers,
    { roleId: role.code, keyword, pageNo: String(pageNo) },
    { enabled: role.state !== 'made' },
  );
  const changes = (draft?.changes ?? []).flatMap((each) =>
    each.kind === 'member' && each.key[0] === role.code ? [each] : [],
  );
  const states = new Map(changes.map(({ key, after }) => [key[1], after]));
  const added = changes.filter(({ before, after }) => before === null && after !== null);
  const member = (id: string, after: { until: string | null } | null) =>
    onChange([{ kind: 'member', key: [role.code, id], after }]);
  return (
    <div className="roles-members">
      <div className="roles-members-head">
        <Field
          label="查找成员"
          placeholder="姓名或工号"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setPageNo(1);
          }}
        />
        <Allowed action={policyActions.edit}>
          <Button onClick={() => setAdding(true)}>添加成员</Button>
        </Allowed>
      </div>
      <AddedMembers
        added={added}
        names={draft?.names.people ?? {}}
        onUndo={(id) => void member(id, null)}
      />
      {role.state === 'made' ? (
        added.length === 0 && <p className="roles-note">新角色还没有成员。</p>
      ) : (
        <PagedState query={query} emptyText="没有人持有该角色" onTurn={setPageNo}>
          {({ records }) => (
            <ListTable
              columns={[...facts, endOf(states), waysOf(states, member)]}
              rows={records}
              keyOf={({ id }) => id}
            />
          )}
        </PagedState>
      )}
      {isAdding && <MemberDialog role={role} onClose={() => setAdding(false)} onSend={onChange} />}
    </div>
  );
}

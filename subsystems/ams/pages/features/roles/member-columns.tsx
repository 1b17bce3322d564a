import type { MemberValue, PolicyChange } from '@portal/contract/policy/changes';
import { policyActions } from '@portal/contract/policy/drafts';
import type { RoleMember } from '@portal/contract/policy/role-rights';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';

/** Changes of members by the draft, by id; null takes the role from them. */
export type MemberStates = ReadonlyMap<string, MemberValue | null>;

export const endOf = (states: MemberStates): Column<RoleMember> => ({
  header: '有效期至',
  cell: ({ id, until }) => {
    if (!states.has(id)) return until?.slice(0, 16) ?? '长期';
    const after = states.get(id);
    return after ? `待改为 ${after.until?.slice(0, 16) ?? '长期'}` : '待移除';
  },
});

type ChangeMember = (id: string, after: MemberValue | null) => Promise<void>;

export const waysOf = (states: MemberStates, change: ChangeMember): Column<RoleMember> => ({
  header: '操作',
  cell: (member) => <MemberWays {...member} isChanged={states.has(member.id)} onChange={change} />,
});

function MemberWays({
  id,
  realname,
  until,
  isChanged,
  onChange,
}: RoleMember & { isChanged: boolean; onChange: ChangeMember }) {
  return (
    <Allowed action={policyActions.edit}>
      <Button
        size="small"
        kind="text"
        aria-label={isChanged ? `取消对 ${realname} 的改动` : `移除 ${realname}`}
        onClick={() => void onChange(id, isChanged ? { until } : null)}
      >
        {isChanged ? '取消改动' : '移除'}
      </Button>
    </Allowed>
  );
}

interface AddedMembersProps {
  added: readonly Extract<PolicyChange, { kind: 'member' }>[];
  names: Readonly<Record<string, string>>;
  onUndo: (id: string) => void;
}

/** People to whom the draft gives the role. */
export function AddedMembers({ added, names, onUndo }: AddedMembersProps) {
  if (added.length === 0) return null;
  return (
    <ul className="roles-added" aria-label="待添加的成员">
      {added.map(({ key: [, id], after }) => (
        <li key={id}>
          {names[id] ?? id} · 待添加
          {after?.until && `，至 ${after.until.slice(0, 16)}`}
          <Button size="small" kind="text" onClick={() => onUndo(id)}>
            撤销
          </Button>
        </li>
      ))}
    </ul>
  );
}

export const facts: Column<RoleMember>[] = [
  {
    header: '姓名',
    isUnlabelled: true,
    cell: ({ realname, workNo, status }) => (
      <>
        {realname} <small className="num">{workNo}</small>
        {status === 'frozen' && <small>已冻结</small>}
      </>
    ),
  },
  { header: '岗位', cell: ({ post }) => post ?? '未填写' },
];

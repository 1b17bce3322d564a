import {
  memberAction,
  type Membership,
  type MembershipKind,
  membershipKinds,
  type PersonFile,
  setMemberships,
  getPerson,
} from '@portal/contract/administration/memberships';
import { listPeople } from '@portal/contract/administration/people';
import { useCallOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { IconButton } from '@portal/ui/actions/IconButton';
import { DateField } from '@portal/ui/dates/DateField';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { X } from 'lucide-react';
import { useState } from 'react';
import { kindWords } from '../labels.ts';
import { MembershipSelect } from '../MembershipSelect.tsx';

/** All that a person belongs to, kind by kind, with last days; each change is saved as it is made. */
export function MembershipPart({ file }: { file: PersonFile }) {
  return (
    <div className="people-part">
      {membershipKinds.map((kind) => (
        <KindPart key={kind} kind={kind} file={file} />
      ))}
      <section className="people-kind">
        <h3>角色</h3>
        <p className="people-roles">
          {file.roles.map(({ name }) => name).join('、') || '没有角色'}
        </p>
      </section>
    </div>
  );
}

function KindPart({ kind, file }: { kind: MembershipKind; file: PersonFile }) {
  const { person } = file;
  const held = file.memberships.filter((each) => each.kind === kind);
  const [error, setError] = useState('');
  const { mutateAsync, isPending } = useCallOf(setMemberships, {
    refreshes: [getPerson, listPeople],
    quiet: true,
  });

  async function save(wanted: readonly Pick<Membership, 'key' | 'endsOn'>[]): Promise<void> {
    const memberships = wanted.map(({ key, endsOn }) => ({ key, endsOn }));
    try {
      await mutateAsync({ id: person.id, version: person.version, kind, memberships });
      setError('');
    } catch (failure) {
      setError(refusalOf(failure).words);
    }
  }
  const without = (key: string) => held.filter((each) => each.key !== key);
  return (
    <section className="people-kind" aria-busy={isPending}>
      <h3>
        {kindWords[kind]} <small className="num">{held.length}</small>
      </h3>
      <FormAlert>{error}</FormAlert>
      {held.length === 0 && <p className="people-note">没有{kindWords[kind]}</p>}
      <ul>
        {held.map((membership) => (
          <li key={membership.key}>
            <span>{membership.text}</span>
            <Allowed
              action={memberAction}
              otherwise={membership.endsOn && <small>至 {membership.endsOn}</small>}
            >
              <DateField
                label={`${membership.text}的结束日期`}
                value={membership.endsOn ?? ''}
                disabled={isPending}
                actsAtOnce
                onChange={(day) =>
                  void save([...without(membership.key), { ...membership, endsOn: day || null }])
                }
              />
              <IconButton
                label={`移除${kindWords[kind]}：${membership.text}`}
                disabled={isPending}
                onClick={() => void save(without(membership.key))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </Allowed>
          </li>
        ))}
      </ul>
      <Allowed action={memberAction}>
        <AddMembership
          kind={kind}
          onAdd={(key) => void save([...without(key), { key, endsOn: null }])}
        />
      </Allowed>
    </section>
  );
}

function AddMembership({ kind, onAdd }: { kind: MembershipKind; onAdd: (key: string) => void }) {
  const [isAdding, setAdding] = useState(false);
  if (!isAdding) {
    return (
      <Button size="small" onClick={() => setAdding(true)}>
        添加{kindWords[kind]}
      </Button>
    );
  }
  return (
    <MembershipSelect
      kind={kind}
      label={`添加${kindWords[kind]}`}
      placeholder="按名称、编号或拼音查找"
      value=""
      onChange={(key) => {
        setAdding(false);
        if (key !== '') onAdd(key);
      }}
    />
  );
}

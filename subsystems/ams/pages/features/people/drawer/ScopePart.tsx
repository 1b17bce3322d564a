import {
  getScopes,
  scopeAction,
  type ScopesOfPerson,
  setScopes,
} from '@portal/contract/administration/scopes';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { IconButton } from '@portal/ui/actions/IconButton';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { X } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '@portal/ui/forms/SelectField';
import { scopeWords } from '../labels.ts';
import { MembershipSelect } from '../MembershipSelect.tsx';

/** The departments, stores and systems that a person administers, for those who reach everybody. */
export const ScopePart = ({ id }: { id: string }) => (
  <Allowed action={scopeAction} otherwise={<p className="people-note">您没有权限查看管理范围。</p>}>
    <Scopes id={id} />
  </Allowed>
);

function Scopes({ id }: { id: string }) {
  const query = useQueryOf(getScopes, { id }, { quiet: true });
  return (
    <QueryState query={query} lines={4} loadingLabel="管理范围正在加载" retryText="重试">
      {(scopes) => <ScopeList id={id} {...scopes} />}
    </QueryState>
  );
}

type Scope = ScopesOfPerson['scopes'][number];

function ScopeList({ id, reachesAll, scopes, systems }: { id: string } & ScopesOfPerson) {
  const [error, setError] = useState('');
  const { mutateAsync, isPending } = useCallOf(setScopes, { refreshes: [getScopes], quiet: true });

  async function save(wanted: readonly Pick<Scope, 'kind' | 'key'>[]): Promise<void> {
    try {
      await mutateAsync({ id, scopes: wanted.map(({ kind, key }) => ({ kind, key })) });
      setError('');
    } catch (failure) {
      setError(refusalOf(failure).words);
    }
  }
  if (reachesAll) return <p className="people-note">其角色可以管理全部人员，不需要设置范围。</p>;
  const add = (kind: Scope['kind']) => (key: string) => {
    if (key !== '') void save([...scopes, { kind, key }]);
  };
  return (
    <div className="people-part" aria-busy={isPending}>
      <p className="people-note">
        角色决定能做什么，范围决定对谁做。没有范围时看不到任何人员；部门包含其下级。有系统时，只能授予这些系统的权限。
      </p>
      <FormAlert>{error}</FormAlert>
      <section className="people-kind">
        <ul>
          {scopes.map((scope) => (
            <li key={`${scope.kind} ${scope.key}`}>
              <span>
                {scope.text} <small>{scopeWords[scope.kind]}</small>
              </span>
              <IconButton
                label={`移除管理范围：${scope.text}`}
                disabled={isPending}
                onClick={() => void save(scopes.filter((other) => other !== scope))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <MembershipSelect
          kind="department"
          label="添加部门"
          placeholder="按名称或拼音查找"
          value=""
          onChange={add('department')}
        />
        <MembershipSelect
          kind="store"
          label="添加门店"
          placeholder="按名称、编号或拼音查找"
          value=""
          onChange={add('store')}
        />
        <SelectField
          label="添加系统"
          none="请选择"
          options={systems.map(({ key, name }) => ({ value: key, label: name }))}
          value=""
          onChange={({ target }) => add('system')(target.value)}
        />
      </section>
    </div>
  );
}

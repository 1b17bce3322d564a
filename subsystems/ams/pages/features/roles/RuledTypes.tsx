import { useQueryOf } from '@portal/client/queries';
import { getRoleRights } from '@portal/contract/policy/role-rights';
import { getRoleRules, listRuledTypes, type RuledType } from '@portal/contract/policy/role-rules';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Field } from '@portal/ui/forms/Field';
import { SelectField } from '@portal/ui/forms/SelectField';
import { type ReactNode, useState } from 'react';
import { drafted } from './draft-overlay.ts';
import type { RoleDetailProps } from './RoleDetail.tsx';
import { type DraftedRules, draftedRules, noRules } from './rules-overlay.ts';

/** A record type with the name of its system, as the pages of rules list it. */
export interface TypeRow extends RuledType {
  systemName: string;
  /** False where the role does not hold the action that opens the list. */
  isListed: boolean;
}

export interface RuledTypesShown {
  /** The types of the chosen system and words. */
  rows: readonly TypeRow[];
  all: readonly TypeRow[];
  rules: DraftedRules;
  actions: ReadonlySet<string>;
}

interface RuledTypesProps extends Pick<RoleDetailProps, 'role' | 'draft' | 'isBusy'> {
  /** The words of a row that it is also found by. */
  wordsOf: (row: TypeRow, rules: DraftedRules) => string;
  children: (shown: RuledTypesShown) => ReactNode;
}

/** The record types of the systems with the rules of a role, found by system and words. */
export function RuledTypes({ role, draft, isBusy, wordsOf, children }: RuledTypesProps) {
  const [typed, setTyped] = useState('');
  const [system, setSystem] = useState('');
  const isMade = role.state === 'made';
  const types = useQueryOf(listRuledTypes, {});
  const now = useQueryOf(getRoleRules, { roleId: role.code }, { enabled: !isMade });
  const rights = useQueryOf(getRoleRights, { roleId: role.code }, { enabled: !isMade });
  if (now.data?.holdsAll) {
    return (
      <p className="roles-note">该角色始终拥有全部权限，按每种单据的常用范围查看，不能修改。</p>
    );
  }
  const isReady = isMade || (now.data !== undefined && rights.data !== undefined);
  const query = types.data && !isReady ? { ...now, data: undefined } : types;
  return (
    <QueryState query={query} lines={10}>
      {({ systems }) => {
        const rules = draftedRules(draft, role.code, now.data ?? noRules);
        const { held: actions } = drafted(
          draft,
          'role-action',
          role.code,
          rights.data?.actions ?? [],
        );
        const all = systems.flatMap(({ sysName, types: own }) =>
          own.map((type): TypeRow => ({
            ...type,
            systemName: sysName,
            isListed: actions.has(type.listAction),
          })),
        );
        const words = typed.trim().toLowerCase();
        const rows = all
          .filter((row) => system === '' || row.system === system)
          .filter((row) =>
            words === ''
              ? system !== '' || row.isListed || rules.changed.has(row.type)
              : `${row.one} ${row.systemName} ${wordsOf(row, rules)}`.toLowerCase().includes(words),
          );
        return (
          <div className="roles-rules" aria-busy={isBusy || undefined}>
            <div className="roles-rules-head">
              <Field
                label="查找单据、字段或范围"
                value={typed}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
              <SelectField
                label="系统"
                none="该角色可查询的单据"
                value={system}
                options={systems.map(({ sysType, sysName }) => ({
                  value: sysType,
                  label: sysName,
                }))}
                onChange={({ target }) => setSystem(target.value)}
              />
            </div>
            {rows.length === 0 ? (
              <Empty
                text={
                  words === '' && system === ''
                    ? '该角色还不能查询任何单据；请先在「菜单与按钮」中授权查询'
                    : '没有匹配的单据'
                }
              />
            ) : (
              children({ rows, all, rules, actions })
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

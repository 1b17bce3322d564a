import { ruleWords } from '@portal/contract/policy/rule-words';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { DataRuleDialog } from './DataRuleDialog.tsx';
import type { RoleDetailProps } from './RoleDetail.tsx';
import { ruleColumns } from './rule-columns.tsx';
import { RuledTypes, type RuledTypesShown, type TypeRow } from './RuledTypes.tsx';
import {
  dataRuleChange,
  type DraftedRules,
  labelsOf,
  usualFor,
  withinWords,
} from './rules-overlay.ts';

interface DataRulesProps extends RoleDetailProps {
  isReadOnly?: boolean;
}

const wordsOf = (row: TypeRow, { parts }: DraftedRules): string =>
  ruleWords(parts.get(row.type), labelsOf(row));

/** The records that a role shows of each type, in words; each is changed in a dialog. */
export function DataRules({ isReadOnly = false, ...props }: DataRulesProps) {
  const { role, onChange, isBusy } = props;
  const [opened, setOpened] = useState<TypeRow>();
  const isFixed = isReadOnly || role.state === 'removed';
  return (
    <RuledTypes {...props} wordsOf={wordsOf}>
      {({ rows, all, rules, actions }) => (
        <>
          {!isFixed && (
            <MissingRules
              shown={{ rows, all, rules, actions }}
              isBusy={isBusy}
              onFill={(missing) =>
                void onChange(
                  missing.map((row) => dataRuleChange(role.code, row.type, usualFor(row, actions))),
                )
              }
            />
          )}
          <ListTable
            columns={ruleColumns({
              rules,
              columns: rangeColumns(rules),
              what: '数据范围',
              onOpen: isFixed ? undefined : setOpened,
            })}
            rows={rows}
            keyOf={({ type }) => type}
          />
          {opened && (
            <DataRuleDialog
              type={opened}
              parts={rules.parts.get(opened.type) ?? []}
              usual={usualFor(opened, actions)}
              onClose={() => setOpened(undefined)}
              onSend={(parts) => onChange([dataRuleChange(role.code, opened.type, parts)])}
            />
          )}
        </>
      )}
    </RuledTypes>
  );
}

interface MissingRulesProps {
  shown: RuledTypesShown;
  isBusy: boolean;
  onFill: (missing: readonly TypeRow[]) => void;
}

/** Says that a role may open lists in which it shows nothing, and offers the usual rules for them. */
function MissingRules({ shown: { all, rules }, isBusy, onFill }: MissingRulesProps) {
  const missing = all.filter(({ isListed, type }) => isListed && !rules.parts.has(type));
  if (missing.length === 0) return null;
  return (
    <p className="roles-missing">
      <span>
        有 <b className="num">{missing.length}</b>{' '}
        种单据可查询但没有数据范围，打开后看不到任何记录。
      </span>
      <Button size="small" disabled={isBusy} onClick={() => onFill(missing)}>
        按常用范围补齐
      </Button>
    </p>
  );
}

const rangeColumns = (rules: DraftedRules): Column<TypeRow>[] => [
  {
    header: '数据范围',
    cell: (row) => (
      <>
        {wordsOf(row, rules)}
        <small>
          {[row.within && withinWords[row.within], row.isListed ? '' : '该角色没有查询权限']
            .filter(Boolean)
            .join('；')}
        </small>
      </>
    ),
  },
];

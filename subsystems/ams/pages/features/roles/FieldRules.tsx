import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { ListTable } from '../../platform/ListTable.tsx';
import type { RoleDetailProps } from './RoleDetail.tsx';
import { ruleColumns } from './rule-columns.tsx';
import { RuledTypes, type TypeRow } from './RuledTypes.tsx';
import { type DraftedRules, fieldRuleChange, labelsOf } from './rules-overlay.ts';

interface FieldRulesProps extends RoleDetailProps {
  isReadOnly?: boolean;
}

/** The fields that a role hides or locks, by record type; each type is changed in a dialog. */
export function FieldRules({ isReadOnly = false, ...props }: FieldRulesProps) {
  const { role, onChange } = props;
  const [opened, setOpened] = useState<TypeRow>();
  const isFixed = isReadOnly || role.state === 'removed';
  return (
    <RuledTypes {...props} wordsOf={(row) => row.fields.map(({ label }) => label).join(' ')}>
      {({ rows, rules }) => (
        <>
          <ListTable
            columns={ruleColumns({
              rules,
              columns: accessColumns(rules),
              what: '字段权限',
              onOpen: isFixed ? undefined : setOpened,
            })}
            rows={rows}
            keyOf={({ type }) => type}
          />
          {opened && (
            <FieldRuleDialog
              role={role.code}
              type={opened}
              access={rules.fields.get(opened.type) ?? new Map()}
              onClose={() => setOpened(undefined)}
              onSend={onChange}
            />
          )}
        </>
      )}
    </RuledTypes>
  );
}

type Access = 'hidden' | 'read-only';

interface FieldRuleDialogProps {
  role: string;
  type: TypeRow;
  access: ReadonlyMap<string, Access>;
  onClose: () => void;
  onSend: (changes: readonly RequestedChange[]) => Promise<void>;
}

const accesses: { value: Access; label: string }[] = [
  { value: 'hidden', label: '隐藏' },
  { value: 'read-only', label: '只读' },
];

/** Dialog with the fields of a record type, each shown, locked or hidden. */
function FieldRuleDialog({ role, type, access, onClose, onSend }: FieldRuleDialogProps) {
  const [chosen, setChosen] = useState(access);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState('');
  const fields = type.fields.filter(({ field }) => field !== 'state');
  const changes = fields
    .filter(({ field }) => chosen.get(field) !== access.get(field))
    .map(({ field }) => fieldRuleChange(role, [type.type, field], chosen.get(field)));
  const closed = fields.filter(({ field, isRequired }) => isRequired && chosen.has(field));
  async function send(): Promise<void> {
    setBusy(true);
    try {
      await onSend(changes);
      onClose();
    } catch (error) {
      setAlert(refusalOf(error).words);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog title={`字段权限：${type.one}`} width={560} onClose={onClose}>
      <form
        className="roles-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormAlert>{alert}</FormAlert>
        <div className="roles-fields">
          {fields.map(({ field, label }) => (
            <SelectField
              key={field}
              label={label}
              none="可见"
              options={accesses}
              value={chosen.get(field) ?? ''}
              onChange={({ target }) => setChosen(withAccess(chosen, field, target.value))}
            />
          ))}
        </div>
        {closed.length > 0 && (
          <p className="roles-note">
            {closed.map(({ label }) => `「${label}」`).join('')}
            为必填，隐藏或只读后该角色不能新建{type.one}。
          </p>
        )}
        <p className="roles-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy} disabled={changes.length === 0}>
            放入草稿
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function withAccess(
  access: ReadonlyMap<string, Access>,
  field: string,
  value: string,
): ReadonlyMap<string, Access> {
  const next = new Map(access);
  const known = accesses.find((each) => each.value === value);
  if (known) next.set(field, known.value);
  else next.delete(field);
  return next;
}

const accessColumns = (rules: DraftedRules): Column<TypeRow>[] => [
  { header: '隐藏', cell: (row) => labelsWith(row, rules, 'hidden') },
  { header: '只读', cell: (row) => labelsWith(row, rules, 'read-only') },
];

function labelsWith(row: TypeRow, { fields }: DraftedRules, access: Access): string {
  const { fieldLabel } = labelsOf(row);
  const names = [...(fields.get(row.type) ?? [])].flatMap(([field, value]) =>
    value === access ? [fieldLabel(field)] : [],
  );
  return names.join('、') || '—';
}

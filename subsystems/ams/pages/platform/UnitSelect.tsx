import { listUnits, type UnitKind } from '@portal/contract/administration/units';
import { useQueryOf } from '@portal/client/queries';
import { SelectField } from '@portal/ui/forms/SelectField';

interface UnitSelectProps {
  kind: UnitKind;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (no: string) => void;
}

/** Chooses a business group or company among those in use, and the one that is chosen already. */
export function UnitSelect({ kind, label, value, error, onChange }: UnitSelectProps) {
  const { data } = useQueryOf(listUnits, { kind, pageSize: '100' }, { quiet: true });
  const offered = (data?.records ?? []).filter(({ no, enabled }) => enabled || no === value);
  return (
    <SelectField
      label={label}
      none="请选择"
      options={offered.map(({ no, name }) => ({ value: no, label: name }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

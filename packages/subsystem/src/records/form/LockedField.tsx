import { headOf } from '@portal/contract/records/field-heads';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import { ValueText } from '../record-columns.tsx';

interface LockedFieldProps {
  field: RecordField;
  value: RecordValue | undefined;
}

/** A field of a form as text: a rule of the user's roles lets them read it and not change it. */
export const LockedField = ({ field, value }: LockedFieldProps) => (
  <dl className="records-locked">
    <dt>{headOf(field)}</dt>
    <dd>
      <ValueText field={field} value={value} />
      <small>只读</small>
    </dd>
  </dl>
);

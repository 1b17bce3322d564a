import type { List, ListField } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { useEffect } from 'react';
import { z } from 'zod';
import { LazyDateField } from '../dates/LazyDateField.tsx';
import { useUnsaved } from '../session.ts';
import { callsOf } from './calls-of.ts';
import { changedIn, fieldsFrom, typedOf } from './cells.ts';
import { type RecordFields, useSaving } from './use-saving.ts';

interface RecordFormProps {
  list: List;
  /** The record to be changed; null for a new one. */
  record: ListRecord | null;
  onDirty: (isDirty: boolean) => void;
  onLeave: () => void;
  onSaved: () => void;
}

/** The form of a record: its text is converted to values, which the contract's own schema checks. */
export function RecordForm({ list, record, onDirty, onLeave, onSaved }: RecordFormProps) {
  const { mutateAsync } = useSaving(list, onSaved);
  const { props, control, alert, isBusy, isDirty } = useForm({
    schema: schemaOf(list, record),
    values: typedOf(list, record),
    onSend: async (fields) => {
      await mutateAsync({ record, fields });
    },
  });
  useUnsaved(isDirty);
  // The drawer around it asks before it goes, and has to know what is typed here.
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  return (
    <form {...props}>
      <FormAlert>{alert}</FormAlert>
      {list.fields.map((field) => (
        <TypedField
          key={field.name}
          {...control(field.name)}
          field={field}
          isKept={record !== null && field.isFixed === true}
        />
      ))}
      <div className="work-list-form-foot">
        <Button onClick={onLeave}>取消</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
      </div>
    </form>
  );
}

/** Of a new record all fields are checked and sent, of another those that were changed. */
function schemaOf(list: List, record: ListRecord | null) {
  const { create, edit } = callsOf(list);
  return z
    .record(z.string(), z.string())
    .transform((typed): RecordFields =>
      record ? changedIn(list, record, typed) : fieldsFrom(list, typed),
    )
    .pipe((record ? edit : create).input.shape.fields);
}

interface TypedFieldProps {
  field: ListField;
  value: string;
  error: string | undefined;
  /** Was said when the record was made, and stays. */
  isKept: boolean;
  onChange: (value: string) => void;
}

function TypedField({ field, value, error, isKept, onChange }: TypedFieldProps) {
  const label = field.isRequired ? `${field.label} *` : field.label;
  if (field.kind === 'choice') {
    return (
      <SelectField
        label={label}
        none="请选择"
        options={field.choices}
        value={value}
        error={error}
        disabled={isKept}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (field.kind === 'day') {
    return <LazyDateField {...{ label, value, error, onChange }} disabled={isKept} />;
  }
  return (
    <Field
      label={label}
      inputMode={field.kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      value={value}
      error={error}
      disabled={isKept}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

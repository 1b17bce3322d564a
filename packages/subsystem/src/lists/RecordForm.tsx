import type { List, ListField } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { focusFirstInvalid } from '@portal/ui/forms/focus-first-invalid';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../session.ts';
import { callsOf } from './calls-of.ts';
import { changedIn, fieldsFrom, typedOf } from './cells.ts';
import { useSaving } from './use-saving.ts';

interface RecordFormProps {
  list: List;
  /** The record to be changed; null for a new one. */
  record: ListRecord | null;
  onDirty: (isDirty: boolean) => void;
  onLeave: () => void;
  onSaved: () => void;
}

/** The form of a record. Messages stand at their fields after the first attempt to save. */
export function RecordForm({ list, record, onDirty, onLeave, onSaved }: RecordFormProps) {
  const [typed, setTyped] = useState(() => typedOf(list, record));
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaving(list, onSaved);
  const first = typedOf(list, record);
  const isDirty = list.fields.some(({ name }) => typed[name] !== first[name]);
  const fields = record ? changedIn(list, record, typed) : fieldsFrom(list, typed);
  const errors = hasTried ? errorsOf(list, record, fields) : {};
  useUnsaved(isDirty);
  // The drawer around it asks before it goes, and has to know what is typed here.
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  function save(): void {
    setTried(true);
    if (Object.keys(errorsOf(list, record, fields)).length === 0) saving.mutate({ record, fields });
    else queueMicrotask(() => form.current && focusFirstInvalid(form.current));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {list.fields.map((field) => (
        <TypedField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={errors[field.name]}
          isKept={record !== null && field.isFixed === true}
          onType={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      <div className="work-list-form-foot">
        <Button onClick={onLeave}>取消</Button>
        <Button kind="primary" type="submit" busy={saving.isPending}>
          保存
        </Button>
      </div>
    </form>
  );
}

/** Checks all fields with the contract's own schema: the server returns the same messages. */
function errorsOf(
  list: List,
  record: ListRecord | null,
  fields: ReturnType<typeof fieldsFrom>,
): Record<string, string> {
  const { create, edit } = callsOf(list);
  const read = (record ? edit : create).input.shape.fields.safeParse(fields);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}

interface TypedFieldProps {
  field: ListField;
  value: string;
  error: string | undefined;
  /** Was said when the record was made, and stays. */
  isKept: boolean;
  onType: (value: string) => void;
}

const inputTypes = { text: 'text', number: 'text', day: 'date' } as const;

function TypedField({ field, value, error, isKept, onType }: TypedFieldProps) {
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
        onChange={(event) => onType(event.target.value)}
      />
    );
  }
  return (
    <Field
      label={label}
      type={inputTypes[field.kind]}
      inputMode={field.kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      value={value}
      error={error}
      disabled={isKept}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

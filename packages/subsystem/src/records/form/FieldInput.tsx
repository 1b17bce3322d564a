import type { RecordField } from '@portal/contract/records/fields';
import { CheckboxGroup } from '@portal/ui/fields/OptionGroup';
import { TextArea } from '@portal/ui/fields/TextArea';
import { Field } from '@portal/ui/forms/Field';
import { SelectField } from '@portal/ui/forms/SelectField';
import { LazyDateField } from '../../dates/LazyDateField.tsx';
import { LazyInput } from './LazyInput.tsx';
import { LinesInput } from './LinesInput.tsx';
import { headOf, isNumeric } from '../record-values.ts';
import { linesOf, listOf, textOf, type TypedValue } from './typed-values.ts';

interface FieldInputProps {
  field: RecordField;
  value: TypedValue | undefined;
  error: string | undefined;
  onChange: (value: TypedValue) => void;
  /** Given when the record was made, and stays. */
  isFixed?: boolean;
}

/** The input of a field, by its kind. Dates and choosers come with the first form that has one. */
export function FieldInput({ field, value, error, onChange, isFixed = false }: FieldInputProps) {
  const shared = {
    label: field.required ? `${headOf(field)} *` : headOf(field),
    error,
    disabled: isFixed,
    ...(field.help !== undefined && { hint: field.help }),
  };
  if (field.kind === 'lines') {
    return <LinesInput {...shared} field={field} lines={linesOf(value)} onChange={onChange} />;
  }
  if (field.kind === 'choices') {
    return (
      <CheckboxGroup
        {...shared}
        options={field.choices}
        value={listOf(value)}
        onChange={onChange}
      />
    );
  }
  if (isChosen(field) || field.kind === 'daySpan' || field.kind === 'time') {
    return <LazyInput {...shared} field={field} value={value} onChange={onChange} />;
  }
  return <TextInput {...shared} field={field} value={textOf(value)} onChange={onChange} />;
}

const chosenKinds: ReadonlySet<RecordField['kind']> = new Set([
  'dictionary',
  'tree',
  'person',
  'people',
  'department',
  'store',
]);
const isChosen = ({ kind }: RecordField): boolean => chosenKinds.has(kind);

interface TextInputProps {
  field: RecordField;
  label: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The input of a field whose value is one text or number. */
function TextInput({ field, onChange, ...shared }: TextInputProps) {
  if (field.kind === 'day') return <LazyDateField {...shared} onChange={onChange} />;
  if (field.kind === 'choice') {
    return (
      <SelectField
        {...shared}
        none="请选择"
        options={field.choices}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (field.kind === 'longText') {
    return (
      <TextArea {...shared} most={field.most} onChange={({ target }) => onChange(target.value)} />
    );
  }
  return (
    <Field
      {...shared}
      inputMode={isNumeric(field) ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

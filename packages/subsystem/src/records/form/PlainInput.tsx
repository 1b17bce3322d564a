import { unitOf } from '@portal/contract/records/field-heads';
import { readNumber } from '@portal/common/typed-number';
import type { LinesField, RecordField } from '@portal/contract/records/fields';
import { NumberField } from '@portal/ui/fields/NumberField';
import { CheckboxGroup } from '@portal/ui/fields/OptionGroup';
import { TextArea } from '@portal/ui/fields/TextArea';
import { Field } from '@portal/ui/forms/Field';
import { SelectField } from '@portal/ui/forms/SelectField';
import { LazyDateField } from '../../dates/LazyDateField.tsx';
import type { ReferenceSource } from './LinkSelect.tsx';
import { LazyInput } from './LazyInput.tsx';
import { listOf, textOf, type TypedValue } from './typed-values.ts';
import './record-form.css';

interface PlainInputProps {
  field: Exclude<RecordField, LinesField>;
  value: TypedValue | undefined;
  error: string | undefined;
  onChange: (value: TypedValue) => void;
  /** Given when the record was made, and stays. */
  isFixed?: boolean;
  /** Several of what is chosen, as a condition has them; a field of people always has. */
  isMultiple?: boolean;
  /** Of a link: the field it is a value of. */
  source?: ReferenceSource;
}

/** The input of a field that has no rows: in a form, a condition, or a cell. Dates and choosers come with the first one. */
export function PlainInput(props: PlainInputProps) {
  const { field, value, error, onChange, isFixed = false } = props;
  const { isMultiple = field.kind === 'people' } = props;
  const shared = sharedProps(field, error, isFixed);
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
    return (
      <LazyInput
        {...shared}
        field={field}
        isMultiple={isMultiple}
        source={props.source}
        value={value}
        onChange={onChange}
      />
    );
  }
  return <TextInput {...shared} field={field} value={textOf(value)} onChange={onChange} />;
}

/** The props that inputs of all kinds have. */
export const sharedProps = (
  { label, required, help }: RecordField,
  error: string | undefined,
  isFixed: boolean,
) => ({
  label: required ? `${label} *` : label,
  error,
  disabled: isFixed,
  ...(help !== undefined && { hint: help }),
});

const chosenKinds: ReadonlySet<RecordField['kind']> = new Set([
  'dictionary',
  'tree',
  'person',
  'people',
  'department',
  'position',
  'store',
  'link',
  'file',
  'picture',
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
  if ('decimals' in field) {
    const { value, ...rest } = shared;
    const unit = unitOf(field);
    return (
      <NumberField
        {...rest}
        decimals={field.decimals}
        {...(unit !== undefined && { unit })}
        value={readNumber(value, { unit })}
        text={value}
        onChange={(number, text) =>
          onChange(number === null ? '' : Number.isNaN(number) ? text : String(number))
        }
      />
    );
  }
  return (
    <Field
      {...shared}
      autoComplete="off"
      {...('keyboard' in field && { inputMode: field.keyboard })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

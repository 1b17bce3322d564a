import type { RecordField } from '@portal/contract/records/fields';
import { Field } from '@portal/ui/forms/Field';
import { lazy, Suspense } from 'react';
import type { ReferenceSource } from './LinkSelect.tsx';
import { LinesInput } from './LinesInput.tsx';
import { PlainInput, sharedProps } from './PlainInput.tsx';
import { linesOf, textOf, type TypedValue } from './typed-values.ts';

interface FieldInputProps {
  field: RecordField;
  value: TypedValue | undefined;
  error: string | undefined;
  onChange: (value: TypedValue) => void;
  /** Given when the record was made, and stays. */
  isFixed?: boolean;
  /** Of a link: the field it is a value of. */
  source?: ReferenceSource;
}

const RichText = lazy(async () => ({
  default: (await import('@portal/ui/rich-text/RichText')).RichText,
}));

/** The input of a field in the form of a record, by its kind. */
export function FieldInput({ field, ...props }: FieldInputProps) {
  const { value, error, onChange, isFixed = false } = props;
  if (field.kind === 'lines') {
    return (
      <LinesInput
        {...sharedProps(field, error, isFixed)}
        field={field}
        lines={linesOf(value)}
        onChange={onChange}
      />
    );
  }
  if (field.kind === 'richText') {
    return (
      <Suspense fallback={<Field label={field.label} disabled aria-busy />}>
        <RichText
          {...sharedProps(field, error, isFixed)}
          html={textOf(value)}
          onChange={onChange}
        />
      </Suspense>
    );
  }
  return <PlainInput field={field} {...props} />;
}

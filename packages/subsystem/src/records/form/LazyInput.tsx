import type { RecordField } from '@portal/contract/records/fields';
import { Field } from '@portal/ui/forms/Field';
import { lazy, Suspense } from 'react';
import type { ReferenceSource } from './LinkSelect.tsx';
import { listOf, textOf, type TypedValue } from './typed-values.ts';

interface LazyInputProps {
  field: RecordField;
  label: string;
  value: TypedValue | undefined;
  error: string | undefined;
  disabled: boolean;
  hint?: string;
  isMultiple?: boolean | undefined;
  source: ReferenceSource | undefined;
  onChange: (value: TypedValue) => void;
}

const DateRange = lazy(async () => ({
  default: (await import('@portal/ui/dates/DateRange')).DateRange,
}));
const TimeField = lazy(async () => ({
  default: (await import('@portal/ui/dates/TimeField')).TimeField,
}));
const DictionarySelect = lazy(async () => ({
  default: (await import('../../choosers/DictionarySelect.tsx')).DictionarySelect,
}));
const LinkSelect = lazy(async () => ({ default: (await import('./LinkSelect.tsx')).LinkSelect }));
const pickers = () => import('../../choosers/Pickers.tsx');
const PersonPicker = lazy(async () => ({ default: (await pickers()).PersonPicker }));
const DepartmentPicker = lazy(async () => ({ default: (await pickers()).DepartmentPicker }));
const StorePicker = lazy(async () => ({ default: (await pickers()).StorePicker }));

/** An input whose code comes with the first form that has one; until then its place is kept. */
export const LazyInput = (props: LazyInputProps) => (
  <Suspense fallback={<Field label={props.label} error={props.error} disabled />}>
    <LoadedInput {...props} />
  </Suspense>
);

const noSpan = { from: '', until: '' };

function LoadedInput(props: LazyInputProps) {
  const { field, value, onChange, isMultiple = false, source, ...shared } = props;
  if (field.kind === 'daySpan') {
    const span = typeof value === 'object' && !Array.isArray(value) ? value : noSpan;
    return <DateRange {...shared} value={span} onChange={onChange} />;
  }
  if (field.kind === 'time') {
    return <TimeField {...shared} value={textOf(value)} onChange={onChange} />;
  }
  const chosen = isMultiple ? listOf(value) : [textOf(value)].filter(Boolean);
  const chooser = {
    ...shared,
    isMultiple,
    value: chosen,
    onChange: (keys: string[]) => onChange(isMultiple ? keys : (keys[0] ?? '')),
  };
  if (field.kind === 'dictionary' || field.kind === 'tree') {
    return <DictionarySelect {...chooser} dictCode={field.dictionary} />;
  }
  if (field.kind === 'position') return <DictionarySelect {...chooser} dictCode="position" />;
  if (field.kind === 'link') return source ? <LinkSelect {...chooser} source={source} /> : null;
  if (field.kind === 'department') return <DepartmentPicker {...chooser} />;
  return field.kind === 'store' ? <StorePicker {...chooser} /> : <PersonPicker {...chooser} />;
}

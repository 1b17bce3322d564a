import type { RecordField } from '@portal/contract/records/fields';
import { Field } from '@portal/ui/forms/Field';
import { lazy, Suspense } from 'react';
import { FileInput } from './FileInput.tsx';
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
const TreeDictionarySelect = lazy(async () => ({
  default: (await import('../../choosers/TreeDictionarySelect.tsx')).TreeDictionarySelect,
}));
const LinkSelect = lazy(async () => ({ default: (await import('./LinkSelect.tsx')).LinkSelect }));
const pickers = () => import('../../choosers/Pickers.tsx');
const PersonPicker = lazy(async () => ({ default: (await pickers()).PersonPicker }));
const DepartmentPicker = lazy(async () => ({ default: (await pickers()).DepartmentPicker }));
const StorePicker = lazy(async () => ({ default: (await pickers()).StorePicker }));

/** An input whose code comes with the first form that has one; until then its place is kept. */
export const LazyInput = (props: LazyInputProps) => (
  <Suspense fallback={<Field label={props.label} error={props.error} disabled aria-busy />}>
    <LoadedInput {...props} />
  </Suspense>
);

const spanOf = (value: TypedValue | undefined) =>
  typeof value === 'object' && !Array.isArray(value) ? value : { from: '', until: '' };

function LoadedInput(props: LazyInputProps) {
  const { field, value, onChange, isMultiple = false, source, ...shared } = props;
  if (field.kind === 'daySpan') {
    return <DateRange {...shared} value={spanOf(value)} onChange={onChange} />;
  }
  if (field.kind === 'file' || field.kind === 'picture') {
    return <FileInput {...shared} field={field} value={listOf(value)} onChange={onChange} />;
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
  if (field.kind === 'dictionary') {
    return <DictionarySelect {...chooser} dictCode={field.dictionary} />;
  }
  if (field.kind === 'tree') {
    return <TreeDictionarySelect {...chooser} dictCode={field.dictionary} />;
  }
  if (field.kind === 'position') return <DictionarySelect {...chooser} dictCode="position" />;
  // Stores and people of the whole tenant are known to the type's own call alone, as linked records are.
  if (field.kind === 'link' || 'among' in field) {
    return source ? <LinkSelect {...chooser} source={source} /> : null;
  }
  if (field.kind === 'department') return <DepartmentPicker {...chooser} />;
  return field.kind === 'store' ? <StorePicker {...chooser} /> : <PersonPicker {...chooser} />;
}

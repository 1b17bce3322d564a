import { writtenDayIn } from '@portal/common/written-days';
import { Field } from '@portal/ui/forms/Field';
import type { DateFieldProps } from '@portal/ui/dates/DateField';
import { lazy, Suspense } from 'react';

/** A plain field for a day as text, in any spelling. The contract's schema judges it as it does the other. */
function PlainField({ label, value, error, hint, disabled, withTime, onChange }: DateFieldProps) {
  return (
    <Field
      label={label}
      value={value}
      error={error}
      hint={hint}
      disabled={disabled}
      placeholder={withTime ? '2026-11-20T08:30' : '2026-11-20'}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        const written = withTime ? undefined : writtenDayIn(value);
        if (written && written.day !== value) onChange(written.day);
      }}
    />
  );
}

const Loaded = lazy(() =>
  import('@portal/ui/dates/DateField').then(
    ({ DateField }) => ({ default: DateField }),
    // A form keeps what is typed into it, whatever the network does.
    () => ({ default: PlainField }),
  ),
);

/** A `DateField` that comes with the first form that has one; until then its place is kept, without it a day is typed as text. */
export const LazyDateField = (props: DateFieldProps) => {
  const { label, value, error, hint } = props;
  return (
    <Suspense fallback={<Field {...{ label, value, error, hint }} readOnly disabled aria-busy />}>
      <Loaded {...props} />
    </Suspense>
  );
};

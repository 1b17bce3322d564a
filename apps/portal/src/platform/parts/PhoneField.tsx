import { Field, type FieldProps } from '@portal/ui/forms/Field';

/** The field for a mobile number. */
export const PhoneField = (field: Omit<FieldProps, 'label'>) => (
  <Field
    {...field}
    label="手机号"
    type="tel"
    autoComplete="tel"
    inputMode="numeric"
    placeholder="11 位手机号"
  />
);

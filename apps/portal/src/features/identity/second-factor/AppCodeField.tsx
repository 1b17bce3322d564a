import { Field } from '@portal/ui/forms/Field';
import type { ComponentProps } from 'react';

/** Field for the six digits of an authenticator app. */
export const AppCodeField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    {...props}
    className="second-code"
    label="验证码"
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="6 位数字"
  />
);

import type { MessageTemplate } from '@portal/contract/notices/message-templates';
import { Field } from '@portal/ui/forms/Field';

interface VariableFieldsProps {
  template: MessageTemplate;
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

/** A field for each variable of a template. */
export const VariableFields = ({ template, values, onChange }: VariableFieldsProps) =>
  template.variables.map((name) => (
    <Field
      key={name}
      label={name}
      value={values[name] ?? ''}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    />
  ));

/** Returns whether each variable has a value. */
export const isFilled = ({ variables }: MessageTemplate, values: Record<string, string>) =>
  variables.every((name) => (values[name] ?? '') !== '');

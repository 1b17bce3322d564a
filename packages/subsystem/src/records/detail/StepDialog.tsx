import type { RecordFields } from '@portal/contract/records/field-values';
import { requiredWords, valueOf } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { isEmptyValue } from '@portal/contract/records/rules';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { z } from 'zod';
import { FieldInput } from '../form/FieldInput.tsx';
import type { NamedStep } from './StepButtons.tsx';
import { fieldsFrom, typedFrom, TypedValue } from '../form/typed-values.ts';
import { useRecordChanges } from '../use-record-changes.ts';

interface StepDialogProps {
  type: RecordType;
  record: WireRecord;
  step: NamedStep;
  onClose: () => void;
  onTaken: (record: NamedRecord) => void;
}

/** Asks for the fields that a step needs, and takes it. */
export function StepDialog({ type, record, step, onClose, onTaken }: StepDialogProps) {
  const names = step.requires ?? [];
  const changes = useRecordChanges(type);
  const typed = typedFrom(type, record);
  const { props, control, alert, isBusy } = useForm({
    schema: schemaOf(type, names),
    values: Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name))),
    onSend: async (fields) => onTaken(await changes.step(record, step, fields)),
  });
  return (
    <Dialog title={`${step.label}${type.one}`} onClose={onClose}>
      <form {...props}>
        <FormAlert>{alert}</FormAlert>
        {names.map((name) => {
          const field = type.fields[name];
          return (
            field && (
              <FieldInput
                key={name}
                {...control(name)}
                field={{ ...field, required: true }}
                source={{ type, name }}
              />
            )
          );
        })}
        <div className="records-form-foot">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {step.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Checks the fields of a step, none of which may be empty. */
const schemaOf = (type: RecordType, names: readonly string[]) =>
  z
    .record(z.string(), TypedValue)
    .transform((typed): RecordFields => fieldsFrom(type, typed))
    .superRefine((fields, issues) => {
      for (const name of names) {
        const field = type.fields[name];
        if (!field) continue;
        const value = fields[name];
        const read = valueOf({ ...field, required: true }).safeParse(value ?? null);
        const message = isEmptyValue(value) ? requiredWords(field) : read.error?.issues[0]?.message;
        if (message !== undefined) issues.addIssue({ code: 'custom', path: [name], message });
      }
    });

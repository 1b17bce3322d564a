import type { RecordFields } from '@portal/contract/records/field-values';
import { requiredWords, valueOf } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { isEmptyValue } from '@portal/contract/records/rules';
import { isFinal } from '@portal/contract/records/steps/final-steps';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { z } from 'zod';
import { FieldInput } from '../form/FieldInput.tsx';
import type { NamedStep } from './StepButtons.tsx';
import { EarlierDraft } from '../form/EarlierDraft.tsx';
import {
  differingFrom,
  fieldsFrom,
  type TypedFields,
  typedFrom,
  TypedValue,
} from '../form/typed-values.ts';
import { useDraft } from '../form/use-draft.ts';
import { useNames } from '../record-names.tsx';
import { useRecordChanges } from '../use-record-changes.ts';
import { finalWords, questionOf, stepTitle } from './step-question.ts';

interface StepDialogProps {
  type: RecordType;
  record: WireRecord;
  step: NamedStep;
  /** The draft is taken over at once, as its author asked for. */
  takesDraft: boolean;
  onTakeUp: (isThere: boolean) => void;
  onClose: () => void;
  onTaken: (record: NamedRecord) => void;
  onUndone: (record: NamedRecord) => void;
}

/** Asks for the fields that a step needs, and takes it. */
export function StepDialog({ type, record, step, takesDraft, ...told }: StepDialogProps) {
  const { onTakeUp, onClose, onTaken, onUndone } = told;
  const title = stepTitle(step, type);
  const names = step.requires ?? [];
  const changes = useRecordChanges(type);
  const [first] = useState(() => typedOf(type, record, step));
  const { props, control, values, alert, isBusy } = useForm({
    schema: schemaOf(type, names),
    values: first,
    onSend: async (fields) => {
      const taken = await changes.step(record, step, { fields, onUndone });
      draft.end();
      onTaken(taken);
    },
  });
  const draft = useDraft({
    name: `${type.name}/${record.id}/${step.key}`,
    title,
    changed: differingFrom(first, values),
    onFound: takesDraft ? takeEarlier : undefined,
    onTakeUp,
    onThrownAway: onClose,
  });
  function takeEarlier(typed: TypedFields): void {
    for (const name of names) if (typed[name] !== undefined) control(name).onChange(typed[name]);
    draft.dismiss();
  }
  const known = useNames();
  const fields = { ...record.fields, ...fieldsFrom(type, values) };
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...props}>
        <EarlierDraft draft={draft} onTake={takeEarlier} />
        <FormAlert>{alert}</FormAlert>
        {isFinal(type, record.state, step) && (
          <p className="records-question">
            {questionOf(type, { ...record, fields }, step, known)}
            {finalWords(step)}
          </p>
        )}
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

/** The values that the dialog of a step begins with: who decides begins with none, whatever was decided before. */
const typedOf = (
  type: RecordType,
  record: WireRecord,
  { by, requires = [] }: NamedStep,
): TypedFields =>
  Object.fromEntries(
    Object.entries(typedFrom(type, by === 'others' ? null : record)).filter(([name]) =>
      requires.includes(name),
    ),
  );

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

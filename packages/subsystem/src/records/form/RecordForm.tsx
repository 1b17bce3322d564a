import type { RecordFields } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { brokenRules } from '@portal/contract/records/rules';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { KeepDraft } from '../../forms/use-leaving.ts';
import { useUnsaved } from '../../session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EarlierDraft } from './EarlierDraft.tsx';
import { FieldInput } from './FieldInput.tsx';
import { LockedField } from './LockedField.tsx';
import { RecordFormState } from './RecordFormState.tsx';
import { recordCallsOf } from '../record-calls-of.ts';
import { formFieldsIn } from '../record-values.ts';
import {
  changedFields,
  differingFrom,
  fieldsFrom,
  type TypedFields,
  typedFrom,
  TypedValue,
} from './typed-values.ts';
import { useDraft } from './use-draft.ts';
import { presentRecord, useRecordChanges } from '../use-record-changes.ts';
import { newRecord, useTakeUp } from '../use-record-in-address.ts';

interface RecordFormProps {
  type: RecordType;
  /** The record to be changed; null for a new one. */
  record: WireRecord | null;
  /** Under which the input is kept until it is saved or given up. */
  draftName: string;
  /** The draft is taken over at once, as its author asked for. */
  takesDraft: boolean;
  /** Told how what is typed is kept; nothing while there is nothing to keep. */
  onUnsaved: (keep: KeepDraft | undefined) => void;
  onLeave: () => void;
  onThrownAway: () => void;
  onSaved: (record: NamedRecord) => void;
}

/** Two versions of a record that was changed by two people. */
interface Conflict {
  mine: RecordFields;
  theirs: NamedRecord;
}

/** The form of a record, or why it is not shown. */
export const RecordForm = (props: RecordFormProps) => (
  <RecordFormState type={props.type} record={props.record}>
    <OpenForm {...props} />
  </RecordFormState>
);

/** Values are checked by the contract's schema and the rules of the type, as the server does. */
function OpenForm(props: RecordFormProps) {
  const { type, record, draftName, takesDraft, onUnsaved, onLeave, onThrownAway, onSaved } = props;
  const [first] = useState(() => typedFrom(type, record));
  const shown = formFieldsIn(type, record);
  const {
    props: form,
    control,
    values,
    alert,
    isBusy,
    isDirty,
  } = useForm({
    schema: schemaOf(type, record),
    values: first,
    onSend: async (fields) => saving.save(fields),
  });
  const draft = useDraft({
    name: draftName,
    title: record ? `${type.one} ${record.id}` : `新建${type.one}`,
    changed: differingFrom(first, values),
    onFound: takesDraft ? takeEarlier : undefined,
    onTakeUp: useTakeUp(record?.id ?? newRecord, 'form'),
    onThrownAway,
  });
  useUnsaved(isDirty);
  // The drawer around it keeps the draft before it goes.
  const { keep } = draft;
  useEffect(() => onUnsaved(isDirty ? keep : undefined));

  const saving = useSaving(type, record, (saved) => {
    draft.end();
    onSaved(saved);
  });

  function takeEarlier(typed: TypedFields): void {
    for (const [name, value] of Object.entries(typed)) {
      if (shown.some(([own]) => own === name)) control(name).onChange(value);
    }
    draft.dismiss();
  }

  return (
    <form {...form}>
      <EarlierDraft draft={draft} onTake={takeEarlier} />
      <FormAlert>{alert}</FormAlert>
      {shown.map(([name, field]) =>
        field.locked ? (
          <LockedField key={name} field={field} value={record?.fields[name]} />
        ) : (
          <FieldInput
            key={name}
            {...control(name)}
            field={field}
            source={{ type, name }}
            isFixed={record !== null && field.fixed === true}
          />
        ),
      )}
      <div className="records-form-foot">
        <Button onClick={onLeave}>取消</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
      </div>
      {saving.conflict}
    </form>
  );
}

/** Saves a record, and shows what two people changed where the second one has to choose. */
function useSaving(type: RecordType, record: WireRecord | null, end: (saved: NamedRecord) => void) {
  const changes = useRecordChanges(type);
  const [conflict, setConflict] = useState<Conflict>();

  async function save(fields: RecordFields): Promise<void> {
    if (!record) return end(await changes.create(fields));
    try {
      return end(await changes.edit(record, fields));
    } catch (error) {
      const theirs = presentRecord(type, error);
      if (!theirs) throw error;
      return merge(record, fields, theirs);
    }
  }

  /** Saves over a newer version where the two changed other fields, and asks field by field where they did not. */
  async function merge(base: WireRecord, mine: RecordFields, theirs: NamedRecord): Promise<void> {
    const isBoth = Object.keys(mine).some(
      (name) => JSON.stringify(theirs.fields[name]) !== JSON.stringify(base.fields[name]),
    );
    if (isBoth) return setConflict({ mine, theirs });
    return end(await changes.edit(theirs, mine));
  }

  return {
    save,
    conflict: conflict && (
      <ConflictDialog
        type={type}
        mine={conflict.mine}
        theirs={conflict.theirs}
        onClose={() => setConflict(undefined)}
        onChosen={async (fields) => end(await changes.edit(conflict.theirs, fields))}
      />
    ),
  };
}

/** Of a new record all fields are checked and sent, of another those that were changed; rules see the whole record. */
function schemaOf(type: RecordType, record: WireRecord | null) {
  const { create, edit } = recordCallsOf(type);
  const checked = (record ? edit : create).input.shape.fields;
  return z.record(z.string(), TypedValue).transform((typed, issues): RecordFields => {
    const fields = record ? changedFields(type, record, typed) : fieldsFrom(type, typed);
    const { error } = checked.safeParse(fields);
    for (const { path, message } of error?.issues ?? []) {
      const [name, row] = path;
      const words = typeof row === 'number' ? `第 ${row + 1} 行：${message}` : message;
      issues.addIssue({ code: 'custom', path: name === undefined ? [] : [name], message: words });
    }
    const broken = brokenRules(type.rules ?? [], { ...record?.fields, ...fields });
    for (const [name, message] of Object.entries(error ? {} : broken)) {
      issues.addIssue({ code: 'custom', path: [name], message });
    }
    return fields;
  });
}

import { headOf } from '@portal/contract/records/field-heads';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { keysIn, referenceOf } from '@portal/contract/records/references';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNamesOf } from '../record-names.tsx';
import { valueText } from '../record-values.ts';

interface ConflictDialogProps {
  type: RecordType;
  /** The fields this user changed. */
  mine: RecordFields;
  /** The record as somebody else saved it meanwhile. */
  theirs: WireRecord;
  onClose: () => void;
  /** Saves the chosen fields over the newer version. */
  onChosen: (fields: RecordFields) => Promise<void>;
}

/** Shows field by field what two people changed, and saves what the second one chooses. */
export function ConflictDialog({ type, mine, theirs, onClose, onChosen }: ConflictDialogProps) {
  const group = useId();
  const names = useNamesOf(type, keysOf(type, [mine, theirs.fields]));
  const differing = Object.keys(mine).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs.fields[name]),
  );
  const [takenTheirs, setTakenTheirs] = useState<ReadonlySet<string>>(() => new Set());
  const saving = useMutation({
    mutationFn: () =>
      onChosen(Object.fromEntries(Object.entries(mine).filter(([name]) => !takenTheirs.has(name)))),
  });
  const choose = (name: string, isTheirs: boolean) =>
    setTakenTheirs((before) => {
      const next = new Set(before);
      if (isTheirs) next.add(name);
      else next.delete(name);
      return next;
    });

  return (
    <Dialog
      title="该记录已有新的修改"
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>返回编辑</Button>
          <Button kind="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
            按所选保存
          </Button>
        </>
      }
    >
      <FormAlert>{saving.error?.message ?? ''}</FormAlert>
      <p>
        {theirs.changedBy} 于 {theirs.changedAt} 修改了此记录。请为每个不同的字段选择要保留的内容。
      </p>
      {differing.map((name) => {
        const field = type.fields[name];
        if (!field) return null;
        return (
          <fieldset key={name} className="records-conflict">
            <legend>{headOf(field)}</legend>
            <label>
              <input
                type="radio"
                name={`${group}-${name}`}
                checked={!takenTheirs.has(name)}
                onChange={() => choose(name, false)}
              />
              <span>
                我的：<b>{valueText(field, mine[name], names)}</b>
              </span>
            </label>
            <label>
              <input
                type="radio"
                name={`${group}-${name}`}
                checked={takenTheirs.has(name)}
                onChange={() => choose(name, true)}
              />
              <span>
                {theirs.changedBy}：<b>{valueText(field, theirs.fields[name], names)}</b>
              </span>
            </label>
          </fieldset>
        );
      })}
    </Dialog>
  );
}

/** Returns the keys that the two versions refer to, by field. */
const keysOf = ({ fields }: RecordType, versions: readonly RecordFields[]) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => referenceOf(field) !== undefined)
      .map(([name]) => [name, [...new Set(versions.flatMap((one) => keysIn(one[name])))]]),
  );

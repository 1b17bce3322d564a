import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import { type RecordStep, type RecordType, stepsFor } from '@portal/contract/records/record-type';
import { isEmptyValue } from '@portal/contract/records/rules';
import { askedAfresh } from '@portal/contract/records/steps/step-fields';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Allowed } from '../../Allowed.tsx';
import { isSureOf } from '../ask-step.ts';
import { partOnDemand } from '../part-on-demand.tsx';
import { useNames } from '../record-names.tsx';
import { presentRecord, useRecordChanges } from '../use-record-changes.ts';
import { useTakeUp } from '../use-record-in-address.ts';

const StepDialog = partOnDemand(({ StepDialog: Part }) => Part, { lines: 0 });

interface StepButtonsProps {
  type: RecordType;
  record: WireRecord;
  onChanged: (record: NamedRecord) => void;
  /** As small buttons in a row of a table, named with the record; a refusal is a toast there. */
  isInRow?: boolean;
}

const staleWords = '该记录已有新的修改，已显示最新内容，请确认后重试';

/** A step with its key. */
export type NamedStep = RecordStep & { key: string };

/** The steps that lead out of a record's state, each for users with its action code. */
export function StepButtons({ type, record, onChanged, isInRow = false }: StepButtonsProps) {
  const changes = useRecordChanges(type);
  const names = useNames();
  const [asking, setAsking] = useState<NamedStep & { takesDraft?: boolean }>();
  const showRecord = useTakeUp(record.id, 'record');
  const [alert, setAlert] = useState('');
  // What is taken back later is shown where the record still is, and opens nothing.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = record.id;
    return () => {
      shown.current = undefined;
    };
  }, [record.id]);
  function takeUp(isThere: boolean, left: NamedStep): void {
    const isShown = shown.current === record.id;
    showRecord(isThere || isShown);
    if (isShown && !isThere) setAsking({ ...left, takesDraft: true });
  }
  const onUndone = (undone: NamedRecord) => {
    if (shown.current === undone.id) onChanged(undone);
  };
  const taking = useMutation({
    mutationFn: (taken: NamedStep) => changes.step(record, taken, { onUndone }),
    onSuccess: onChanged,
    onError(error) {
      const present = presentRecord(type, error);
      const words = present ? staleWords : error.message;
      if (isInRow) notify({ kind: 'error', text: words });
      else setAlert(words);
      if (present) onChanged(present);
    },
  });
  const steps = Object.entries(stepsFor(type, record)).map(([key, one]) => ({ key, ...one }));

  async function take(taken: NamedStep): Promise<void> {
    setAlert('');
    const { requires = [] } = taken;
    const isMissing = requires.some((name) => isEmptyValue(record.fields[name]));
    if (isMissing || askedAfresh(type, taken).length > 0) return setAsking(taken);
    if (await isSureOf(type, record, taken.key, names)) taking.mutate(taken);
  }

  return (
    <>
      {!isInRow && <FormAlert>{alert}</FormAlert>}
      {steps.map((one) => (
        <Allowed key={one.key} action={one.action}>
          <Button
            {...lookOf(one, isInRow)}
            aria-label={isInRow ? `${one.label} ${record.id}` : undefined}
            busy={taking.isPending && taking.variables?.key === one.key}
            disabled={taking.isPending}
            onClick={() => void take(one)}
          >
            {one.label}
          </Button>
        </Allowed>
      ))}
      {asking && (
        <StepDialog
          type={type}
          record={record}
          step={asking}
          takesDraft={asking.takesDraft === true}
          onTakeUp={(isThere) => takeUp(isThere, asking)}
          onClose={() => setAsking(undefined)}
          onUndone={onUndone}
          onTaken={(changed) => {
            setAsking(undefined);
            onChanged(changed);
          }}
        />
      )}
    </>
  );
}

function lookOf({ tone }: NamedStep, isInRow: boolean) {
  if (isInRow) return { kind: 'text', size: 'small' } as const;
  return tone === 'bad' ? {} : ({ kind: 'primary' } as const);
}

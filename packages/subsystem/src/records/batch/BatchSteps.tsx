import { useRefresh } from '@portal/client/queries';
import { type BatchRow, batchMost, type WireRecord } from '@portal/contract/records/record-calls';
import { isFinal } from '@portal/contract/records/steps/final-steps';
import {
  type RecordStep,
  type RecordType,
  stepsFor,
  stepsOf,
} from '@portal/contract/records/record-type';
import { askedAfresh } from '@portal/contract/records/steps/step-fields';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { DataTable } from '@portal/ui/data/DataTable';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import type { Selection } from '@portal/ui/grid/selection';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useMutation } from '@tanstack/react-query';
import { Allowed } from '../../Allowed.tsx';
import { useSendOnce } from '../../send-once.ts';
import { useShell } from '../../shell.ts';
import { finalWords, namedMost, questionOfMany } from '../detail/step-question.ts';
import { recordCallsOf } from '../record-calls-of.ts';
import { useNames } from '../record-names.tsx';
import { offersUndo, useUndo } from '../use-record-changes.ts';

interface BatchStepsProps {
  type: RecordType;
  selection: Selection<WireRecord>;
  /** Those of the page that is shown. */
  rows: readonly WireRecord[];
  onResult: (rows: readonly BatchRow[]) => void;
}

/** The steps that the selected records, of any page, can take together in one call. */
export function BatchSteps({ type, selection, rows: shown, onResult }: BatchStepsProps) {
  const { find, count, get, timeline, batch } = recordCallsOf(type);
  const { call } = useShell();
  const sendOnce = useSendOnce();
  const refresh = useRefresh();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (sent: { rows: { id: string; version: number }[]; step: string }) =>
      sendOnce({ what: `${type.name} batch ${JSON.stringify(sent)}`, contents: null }, (once) =>
        call(batch, { ...sent, once }, { quiet: true }),
      ),
    onSuccess: () => refresh([find, count, get, timeline]),
  });
  const undo = useUndo(type);
  const names = useNames();
  const records = [...selection.rows.values()];

  async function take(key: string, label: string): Promise<void> {
    const away = records.filter(({ id }) => !shown.some((row) => row.id === id));
    const finals = records.filter(({ state }) => isFinalIn(type, state, key));
    const { title, body } = questionOfMany(type, records, { label }, names);
    const isSure = await confirm({
      title,
      body: [
        body,
        ...(away.length > 0 ? [`其中不在本页：${namesOf(away)}`] : []),
        ...finals.slice(0, 1).map(({ state }) => finalWords(stepsOf(type, state)[key])),
      ].join('。'),
      okText: label,
    });
    if (!isSure) return;
    const rows = records.map(({ id, version }) => ({ id, version }));
    const offer = offersUndo();
    // A refusal of the whole call is shown beside the buttons.
    const made = await mutateAsync({ rows, step: key }).catch(() => undefined);
    if (!made) return;
    onResult(made.rows);
    const isOffered = (id: string) => !finals.some((record) => record.id === id);
    const done = made.rows.flatMap(({ record }) => (record && isOffered(record.id) ? record : []));
    if (done.length > 0) {
      const text = `${done.length} 条${type.one}已${label}`;
      notify({ kind: 'success', text, ...offer(async () => void (await undo(done, label))) });
    }
    const refused = new Set(made.rows.filter(({ isDone }) => !isDone).map(({ id }) => id));
    selection.onChange(new Map([...selection.rows].filter(([id]) => refused.has(id))));
  }

  return (
    <>
      {records.length > batchMost && <span>一次最多处理 {batchMost} 条</span>}
      {stepsOfAny(type, records).map(([key, { label, action }]) => (
        <Allowed key={key} action={action}>
          <Button
            size="small"
            busy={isPending}
            disabled={records.length > batchMost}
            onClick={() => void take(key, label)}
          >
            批量{label}
          </Button>
        </Allowed>
      ))}
      {error && <FormAlert>{error.message}</FormAlert>}
    </>
  );
}

const isFinalIn = (type: RecordType, state: string, key: string): boolean => {
  const step = stepsOf(type, state)[key];
  return step !== undefined && isFinal(type, state, step);
};

const namesOf = (records: readonly WireRecord[]): string => {
  const named = records
    .slice(0, namedMost)
    .map(({ id }) => id)
    .join('、');
  return records.length > namedMost ? `${named} 等 ${records.length} 条` : named;
};

/** Returns the steps that some of the records can take, by key; a step that asks for an answer is taken one by one. */
const stepsOfAny = (type: RecordType, records: readonly WireRecord[]): [string, RecordStep][] => [
  ...new Map(
    records
      .flatMap((record) => Object.entries(stepsFor(type, record)))
      .filter(([, step]) => askedAfresh(type, step).length === 0),
  ),
];

interface BatchResultProps {
  rows: readonly BatchRow[];
  onClose: () => void;
}

/** Says how many records were changed, and of each other one why it was not. */
export function BatchResult({ rows, onClose }: BatchResultProps) {
  const refused = rows.filter(({ isDone }) => !isDone);
  return (
    <Dialog
      title="处理结果"
      width={560}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <p>
        成功 {rows.length - refused.length} 条，未处理 {refused.length} 条
      </p>
      {refused.length > 0 && (
        <DataTable
          className="records-lines"
          rows={refused}
          keyOf={({ id }) => id}
          columns={[
            { header: '编号', isRowHeader: true, cell: ({ id }) => id },
            { header: '原因', cell: ({ message }) => message },
          ]}
        />
      )}
    </Dialog>
  );
}

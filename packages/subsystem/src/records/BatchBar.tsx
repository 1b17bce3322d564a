import { useCallOf } from '@portal/client/queries';
import { type BatchRow, batchMost, type WireRecord } from '@portal/contract/records/record-calls';
import { type RecordStep, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { DataTable } from '@portal/ui/data/DataTable';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import type { Selection } from '@portal/ui/grid/selection';
import { SelectionBar } from '@portal/ui/grid/SelectionBar';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { Allowed } from '../Allowed.tsx';
import { recordCallsOf } from './record-calls-of.ts';

interface BatchBarProps {
  type: RecordType;
  selection: Selection<WireRecord>;
}

/** Takes one step on all selected records, of any page, in one call, and says of each what became of it. */
export function BatchBar({ type, selection }: BatchBarProps) {
  const { find, count, get, timeline, batch } = recordCallsOf(type);
  const { mutateAsync, isPending, error } = useCallOf(batch, {
    refreshes: [find, count, get, timeline],
    quiet: true,
  });
  const [result, setResult] = useState<readonly BatchRow[]>();
  const records = [...selection.rows.values()];

  async function take(key: string, label: string): Promise<void> {
    const isSure = await confirm({
      title: `确定对选中的 ${records.length} 条${type.one}执行「${label}」吗？`,
      okText: label,
    });
    if (!isSure) return;
    const rows = records.map(({ id, version }) => ({ id, version }));
    // A refusal of the whole call is shown beside the buttons.
    const made = await mutateAsync({ rows, step: key }).catch(() => undefined);
    if (!made) return;
    setResult(made.rows);
    const refused = new Set(made.rows.filter(({ isDone }) => !isDone).map(({ id }) => id));
    selection.onChange(new Map([...selection.rows].filter(([id]) => refused.has(id))));
  }

  return (
    <>
      <SelectionBar
        count={records.length}
        onClear={() => selection.onChange(new Map<string, WireRecord>())}
      >
        {records.length > batchMost && <span>一次最多处理 {batchMost} 条</span>}
        {stepsFor(type, records).map(([key, { label, action }]) => (
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
      </SelectionBar>
      {error && <FormAlert>{error.message}</FormAlert>}
      {result && <BatchResult rows={result} onClose={() => setResult(undefined)} />}
    </>
  );
}

/** Returns the steps that some of the records can take, by key. */
const stepsFor = (type: RecordType, records: readonly WireRecord[]): [string, RecordStep][] => [
  ...new Map(records.flatMap(({ state }) => Object.entries(stepsOf(type, state)))),
];

interface BatchResultProps {
  rows: readonly BatchRow[];
  onClose: () => void;
}

/** Says how many records were changed, and of each other one why it was not. */
function BatchResult({ rows, onClose }: BatchResultProps) {
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

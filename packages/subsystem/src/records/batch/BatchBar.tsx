import type { BatchRow, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { countAway, type Selection } from '@portal/ui/grid/selection';
import { SelectionBar } from '@portal/ui/grid/SelectionBar';
import { useState } from 'react';
import { partOnDemand } from '../part-on-demand.tsx';

const BatchSteps = partOnDemand(({ BatchSteps: Part }) => Part, { lines: 0 });
const BatchResult = partOnDemand(({ BatchResult: Part }) => Part, { lines: 0 });

interface BatchBarProps {
  type: RecordType;
  selection: Selection<WireRecord>;
  /** Those of the page that is shown. */
  rows: readonly WireRecord[];
}

/** Says how many records are selected, takes one step on all of them, and says of each what became of it. */
export function BatchBar({ type, selection, rows }: BatchBarProps) {
  const [result, setResult] = useState<readonly BatchRow[]>();
  return (
    <>
      <SelectionBar
        count={selection.rows.size}
        away={countAway(selection.rows, rows, ({ id }) => id)}
        onClear={() => selection.onChange(new Map<string, WireRecord>())}
      >
        <BatchSteps type={type} selection={selection} rows={rows} onResult={setResult} />
      </SelectionBar>
      {result && <BatchResult rows={result} onClose={() => setResult(undefined)} />}
    </>
  );
}

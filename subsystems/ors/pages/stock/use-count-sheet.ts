import { useCallOf } from '@portal/client/queries';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import { isSureOf } from '@portal/subsystem/records/pages';
import { useUnsaved } from '@portal/subsystem/session';
import { notify } from '@portal/ui/feedback/notify';
import { useState } from 'react';
import { stockCounts } from '../../records/stock-counts.ts';
import { type GoodsRow, numberIn, rowsIn, sumOf } from './goods-rows.ts';

const { find, edit, step } = recordCalls(stockCounts);

/** The pieces typed for a count, compared with the booked ones when it is handed in, and the ways to keep them. */
export function useCountSheet(count: WireRecord, onLeave: () => void) {
  const { id, version, fields } = count;
  const [rows, setRows] = useState<GoodsRow[]>(() =>
    rowsIn(fields['lines']).map((row) => ({ ...row, counted: numberIn(row['counted']) })),
  );
  const [whole, setWhole] = useState(Number(fields['counted'] ?? 0));
  const [why, setWhy] = useState('');
  const [isCompared, setIsCompared] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const save = useCallOf(edit, { refreshes: [find] });
  const hand = useCallOf(step, { refreshes: [find] });
  useUnsaved(isChanged);

  const booked = Number(fields['booked']);
  const counted = rows.length > 0 ? sumOf(rows, 'counted') : whole;
  const differs = counted !== booked || rows.some((row) => row['counted'] !== row['booked']);
  const given = { counted, ...(rows.length > 0 && { lines: rows }) };
  const done = (text: string) => ({
    onSuccess: () => {
      setIsChanged(false);
      notify({ kind: 'success', text });
      onLeave();
    },
  });
  async function handInAs(name: string, more: { cause?: string }, text: string): Promise<void> {
    const sent = { ...given, booked, ...more };
    const asked = { ...count, fields: { ...fields, ...sent } };
    if (!(await isSureOf(stockCounts, asked, name))) return undefined;
    return hand.mutate({ id, version, step: name, fields: sent }, done(text));
  }

  return {
    rows,
    whole,
    why,
    booked,
    counted,
    /** Shown once somebody has tried to hand in another number than is booked. */
    asksWhy: isCompared && differs,
    isBusy: save.isPending || hand.isPending,
    setWhy,
    setRows: (next: GoodsRow[]): void => {
      setRows(next);
      setIsChanged(true);
    },
    setWhole: (next: number): void => {
      setWhole(next);
      setIsChanged(true);
    },
    keep: (): void => save.mutate({ id, version, fields: given }, done(`${id} 已保存`)),
    handIn: (): void => {
      if (!differs) return void handInAs('finish', {}, `${id} 盘点完成`);
      if (!isCompared) return setIsCompared(true);
      return void handInAs('differ', { cause: why }, `${id} 已提交差异`);
    },
  };
}

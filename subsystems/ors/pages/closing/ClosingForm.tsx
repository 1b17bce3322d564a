import { useCallOf } from '@portal/client/queries';
import type { RecordValue } from '@portal/contract/records/field-values';
import { recordAddress } from '@portal/contract/records/record-address';
import { recordCalls } from '@portal/contract/records/record-calls';
import { keyOfType } from '@portal/contract/records/record-type';
import { getDaySales } from '@portal/contract/stores/day-sales';
import { Allowed } from '@portal/subsystem/Allowed';
import { type Outcome, useResultPage } from '@portal/subsystem/result-page';
import { useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { NumberField } from '@portal/ui/fields/NumberField';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { dailyClosings } from '../../records/daily-closings.ts';
import { closingInput } from './closing-input.ts';

const { create } = recordCalls(dailyClosings);

interface ClosingFormProps {
  day: string;
  /** The cash that the slips say, in yuan. */
  cash: number;
}

/** The money in the till, as it was counted, and why it differs where it does. */
export function ClosingForm({ day, cash }: ClosingFormProps) {
  const showResult = useResultPage();
  const closed = useCallOf(create, { refreshes: [getDaySales], quiet: true });
  const first: { counted: number | null; explanation: string } = { counted: null, explanation: '' };
  const { props, field, control, values, alert, isBusy, isDirty } = useForm({
    schema: closingInput(cash),
    values: first,
    onSend: async (typed) => {
      const { id, fields } = await closed.mutateAsync({ fields: { day, ...typed } });
      const filed = fields['cashDifference'];
      const made = { day, id, off: differenceOf(typed.counted, cash), filed };
      await showResult(resultOf(made)).catch(() =>
        notify({ kind: 'success', text: `${day} 已日结（${id}）` }),
      );
    },
  });
  useUnsaved(isDirty && !closed.isSuccess);
  const { counted } = values;
  const difference = differenceOf(counted, cash);
  return (
    <form {...props} className="ors-closing-form">
      <FormAlert>{alert}</FormAlert>
      <NumberField
        {...control('counted')}
        label="实点现金"
        unit="元"
        decimals={2}
        inputMode="decimal"
      />
      <output className="ors-closing-difference" data-off={difference !== 0 || undefined}>
        {wordsOf(difference)}
      </output>
      {difference !== 0 && (
        <TextArea {...field('explanation')} label="差异说明" most={200} rows={2} />
      )}
      <Allowed action="ors:closing:add">
        <Button kind="primary" type="submit" size="large" busy={isBusy}>
          完成日结
        </Button>
      </Allowed>
    </form>
  );
}

/** Returns what is in the till beyond the cash of the slips, in yuan, to the fen. */
const differenceOf = (counted: number | null, cash: number): number =>
  counted === null || Number.isNaN(counted) ? 0 : Math.round((counted - cash) * 100) / 100;

interface MadeClosing {
  day: string;
  id: string;
  /** Yuan in the till beyond the cash of the slips. */
  off: number;
  /** The number of the difference that loss prevention settles. */
  filed: RecordValue | undefined;
}

function resultOf({ day, id, off, filed }: MadeClosing): Outcome {
  const actions = [
    { text: '查看日结单', path: recordAddress({ type: keyOfType(dailyClosings), id }) },
    { text: '返回工作台', path: '/ors/dashboard/analysis' },
  ];
  const closed = { kind: 'success' as const, title: `${day} 已日结`, actions };
  if (typeof filed !== 'string') {
    return { ...closed, text: '实点现金与小票一致。', facts: [{ label: '日结单', value: id }] };
  }
  const kind = off < 0 ? '短款' : '长款';
  return {
    ...closed,
    text: `${kind} ${Math.abs(off).toFixed(2)} 元已转防损处理。`,
    facts: [
      { label: '日结单', value: id },
      { label: '现金差异', value: filed },
    ],
    steps: { names: ['完成日结', '防损核对', '核销差异'], done: 1 },
    next: '防损专员核对后核销，日结单随之变为「差异已核销」，无需再次日结。',
  };
}

function wordsOf(difference: number): string {
  if (difference === 0) return '';
  const amount = Math.abs(difference).toFixed(2);
  return `${difference < 0 ? '短款' : '长款'} ${amount} 元，提交后转防损处理`;
}

import { useCallOf } from '@portal/client/queries';
import { recordCalls } from '@portal/contract/records/record-calls';
import { dailyClosings } from '@portal/contract/records/types/ors/closings';
import { closingInput, getDaySales } from '@portal/contract/stores/day-sales';
import { Allowed } from '@portal/subsystem/Allowed';
import { useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { NumberField } from '@portal/ui/fields/NumberField';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';

const { create } = recordCalls(dailyClosings);

interface ClosingFormProps {
  day: string;
  /** The cash that the slips say, in yuan. */
  cash: number;
}

/** The money in the till, as it was counted, and why it differs where it does. */
export function ClosingForm({ day, cash }: ClosingFormProps) {
  const closed = useCallOf(create, { refreshes: [getDaySales], quiet: true });
  const first: { counted: number | null; explanation: string } = { counted: null, explanation: '' };
  const { props, field, control, values, alert, isBusy, isDirty } = useForm({
    schema: closingInput(cash),
    values: first,
    onSend: async (typed) => {
      const { id, fields } = await closed.mutateAsync({ fields: { day, ...typed } });
      const difference = fields['cashDifference'];
      const filed = typeof difference === 'string' ? `，现金差异 ${difference} 已转防损处理` : '';
      notify({ kind: 'success', text: `${day} 已日结（${id}）${filed}` });
    },
  });
  useUnsaved(isDirty && !closed.isSuccess);
  const { counted } = values;
  const difference =
    counted === null || Number.isNaN(counted) ? 0 : Math.round((counted - cash) * 100) / 100;
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

function wordsOf(difference: number): string {
  if (difference === 0) return '';
  const amount = Math.abs(difference).toFixed(2);
  return `${difference < 0 ? '短款' : '长款'} ${amount} 元，提交后转防损处理`;
}

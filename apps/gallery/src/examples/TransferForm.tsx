import { requiredText } from '@portal/contract/form-schema';
import { DictionarySelect } from '@portal/subsystem/choosers/DictionarySelect';
import { StorePicker } from '@portal/subsystem/choosers/Pickers';
import { Button } from '@portal/ui/actions/Button';
import { DateRange } from '@portal/ui/dates/DateRange';
import { NumberField } from '@portal/ui/fields/NumberField';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { notify } from '@portal/ui/feedback/notify';
import { z } from 'zod';

const schema = z.object({
  reason: requiredText('调拨原因', { least: 2, most: 40 }),
  stores: z.array(z.string()).min(1, '请选择调入门店'),
  size: z.array(z.string()),
  pieces: z.number('请输入件数').int('请输入自然数').min(1, '请输入件数').nullable(),
  days: z.object({ from: z.string(), until: z.string() }),
});

const empty: z.input<typeof schema> = {
  reason: '',
  stores: [],
  size: [],
  pieces: null,
  days: { from: '', until: '' },
};

/** A form of several kinds of field. Sending it would be `useCallOf(call)`. */
export function TransferForm() {
  const { props, field, control, alert, isBusy } = useForm({
    schema,
    values: empty,
    onSend: async ({ stores }) => {
      await Promise.resolve();
      notify({ kind: 'success', text: `已提交 ${stores.length} 家门店` });
    },
  });
  return (
    <form {...props}>
      <FormAlert>{alert}</FormAlert>
      <Field {...field('reason')} label="调拨原因" />
      <StorePicker {...control('stores')} label="调入门店" isMultiple />
      <DictionarySelect {...control('size')} label="规格" dictCode="room_size" />
      <NumberField {...control('pieces')} label="件数" unit="件" />
      <DateRange {...control('days')} label="期间" />
      <Button kind="primary" type="submit" busy={isBusy}>
        提交
      </Button>
    </form>
  );
}

import { requiredChoice, requiredChoices, requiredText } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { NumberField } from '@portal/ui/fields/NumberField';
import { CheckboxGroup, RadioGroup } from '@portal/ui/fields/OptionGroup';
import { TextArea } from '@portal/ui/fields/TextArea';
import { useForm } from '@portal/ui/forms/use-form';
import { useState } from 'react';
import { z } from 'zod';
import { Example } from '../Example.tsx';

const schema = z.object({
  name: requiredText('名称', { least: 2, most: 20 }),
  pieces: z
    .number('请输入件数')
    .nullable()
    .refine((pieces) => pieces !== null, '请输入件数'),
  day: z.iso.date('请输入日期'),
  channels: requiredChoices({ least: 2, most: 2 }),
  urgency: requiredChoice('优先级'),
  note: z.string().max(50, '最大长度50位字符'),
});

const first: z.input<typeof schema> = {
  name: '',
  pieces: null,
  day: '',
  channels: [],
  urgency: '',
  note: '',
};

/** A form of all kinds of field. One note is refused, as a server would refuse it. */
export function FormPage() {
  const [saved, setSaved] = useState('');
  const { props, field, control, alert, isBusy, isDirty } = useForm({
    schema,
    values: first,
    onSend: async (values) => {
      await Promise.resolve();
      if (values.note === '冲突') throw new Error('该记录已有新的修改');
      setSaved(values.name);
    },
  });
  return (
    <Example name="useForm">
      <form {...props}>
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="名称" />
        <NumberField {...control('pieces')} label="件数" unit="件" />
        <DateField {...control('day')} label="日期" />
        <CheckboxGroup
          {...control('channels')}
          label="发送渠道"
          options={[
            { value: 'sms', label: '短信' },
            { value: 'mail', label: '邮件' },
            { value: 'ding', label: '钉钉' },
          ]}
        />
        <RadioGroup
          {...control('urgency')}
          label="优先级"
          options={[
            { value: 'high', label: '高' },
            { value: 'low', label: '低' },
          ]}
        />
        <TextArea {...field('note')} label="备注" most={50} />
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
        <output>{saved === '' ? (isDirty ? '未保存' : '') : `${saved} 已保存`}</output>
      </form>
    </Example>
  );
}

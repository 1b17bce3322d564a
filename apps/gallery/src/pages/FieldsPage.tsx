import { Field } from '@portal/ui/forms/Field';
import { NumberField } from '@portal/ui/fields/NumberField';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { TextArea } from '@portal/ui/fields/TextArea';
import { useState } from 'react';
import { Example, longLabel, longText } from '../Example.tsx';

/** Fields that are typed into. */
export const FieldsPage = () => (
  <>
    <Example name="Field">
      <Field label="空" placeholder="请输入" />
      <Field label="已填写" defaultValue="南京西路店" hint="最多 40 个字" />
      <Field label="有误" defaultValue="x" error="用户名长度为6到18位" />
      <Field label="不可用" defaultValue="南京西路店" disabled />
      <Field label={longLabel} defaultValue={longText} />
    </Example>
    <Example name="PasswordField">
      <PasswordField label="密码" defaultValue="Kelp-7291" />
      <PasswordField label="新密码" error="请输入新密码!" />
    </Example>
    <Example name="TextArea">
      <LiveTextArea label="空" first="" />
      <LiveTextArea label="已填写" first={longText} />
      <LiveTextArea label="超出" first={longText} most={20} error="最大长度20位字符" />
      <TextArea label="不可用" value="已审核" disabled />
    </Example>
    <Example name="NumberField">
      <LiveNumber label="件数" first={null} unit="件" />
      <LiveNumber label="金额" first={1_234_567.5} unit="元" decimals={2} />
      <LiveNumber label="折扣" first={12.5} unit="%" decimals={1} hint="0 到 100" />
      <LiveNumber label="有误" first={-1} error="请输入自然数" />
      <NumberField label="不可用" value={120} onChange={() => undefined} disabled />
    </Example>
  </>
);

interface LiveTextAreaProps {
  label: string;
  first: string;
  most?: number;
  error?: string;
}

function LiveTextArea({ first, most = 200, ...field }: LiveTextAreaProps) {
  const [value, setValue] = useState(first);
  return (
    <TextArea
      {...field}
      most={most}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

interface LiveNumberProps {
  label: string;
  first: number | null;
  unit?: string;
  decimals?: number;
  hint?: string;
  error?: string;
}

function LiveNumber({ first, ...field }: LiveNumberProps) {
  const [value, setValue] = useState(first);
  return <NumberField {...field} value={value} onChange={setValue} />;
}

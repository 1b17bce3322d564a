import { CheckboxGroup, RadioGroup } from '@portal/ui/fields/OptionGroup';
import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { Combobox } from '@portal/ui/forms/Combobox';
import { Segmented } from '@portal/ui/forms/Segmented';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Switch } from '@portal/ui/forms/Switch';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import { type ComponentProps, useState } from 'react';
import { Example, longLabel } from '../Example.tsx';

const channels = [
  { value: 'sms', label: '短信' },
  { value: 'mail', label: '邮件' },
  { value: 'ding', label: '钉钉' },
  { value: 'fax', label: '传真', disabled: true },
];
const many = Array.from({ length: 10_000 }, (_, at) => ({
  key: `S${10_000 + at}`,
  text: `第 ${at + 1} 家门店`,
}));

/** Parts by which one or several of some options are chosen. */
export const ChoicesPage = () => (
  <>
    <Example name="CheckboxGroup">
      <LiveCheckboxes label="发送渠道" first={[]} />
      <LiveCheckboxes label="已选" first={['sms', 'ding']} hint="可多选" />
      <LiveCheckboxes label="有误" first={[]} error="最少选择1项" />
      <LiveCheckboxes label="不可用" first={['sms']} disabled />
      <LiveCheckboxes label={longLabel} first={[]} />
    </Example>
    <Example name="RadioGroup">
      <LiveRadios label="优先级" first="" />
      <LiveRadios label="已选" first="mail" />
      <LiveRadios label="有误" first="" error="请选择优先级" />
      <LiveRadios label="不可用" first="sms" disabled />
    </Example>
    <Example name="Segmented">
      <LiveSegments />
    </Example>
    <Example name="SelectField">
      <SelectField label="盘点方式" none="请选择" options={channels} />
      <SelectField label="有误" none="请选择" options={channels} error="请选择盘点方式" />
      <SelectField label="不可用" none="请选择" options={channels} disabled />
    </Example>
    <Example name="ComboboxField">
      <LiveCombobox label="门店" first={[]} />
      <LiveCombobox label="多选门店" first={many.slice(0, 3)} isMultiple />
      <LiveCombobox label="有误" first={[]} error="请选择门店" />
      <LiveCombobox label="不可用" first={many.slice(0, 1)} disabled />
    </Example>
    <Example name="Combobox">
      <LiveSearch />
    </Example>
    <Example name="ChoiceList">
      <LiveChoices label="公司" />
      <LiveChoices label="账套" error="请选择账套" />
    </Example>
    <Example name="Switch">
      <LiveSwitch label="固定顶栏" />
      <Switch
        label="下滑时隐藏顶栏"
        unavailable="请先固定顶栏"
        isOn={false}
        onTurn={() => undefined}
      />
      <LiveSwitch label={longLabel} />
    </Example>
  </>
);

type GroupProps = Omit<ComponentProps<typeof CheckboxGroup>, 'value' | 'onChange' | 'options'>;

function LiveCheckboxes({ first, ...group }: GroupProps & { first: string[] }) {
  const [value, setValue] = useState(first);
  return <CheckboxGroup {...group} options={channels} value={value} onChange={setValue} />;
}

function LiveRadios({ first, ...group }: GroupProps & { first: string }) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...group} options={channels} value={value} onChange={setValue} />;
}

function LiveSegments() {
  const [value, setValue] = useState('day');
  return (
    <Segmented
      label="期间"
      value={value}
      onChange={setValue}
      options={[
        { value: 'day', label: '日' },
        { value: 'week', label: '周' },
        { value: 'month', label: '月' },
      ]}
    />
  );
}

type ComboboxProps = Omit<ComponentProps<typeof ComboboxField>, 'chosen' | 'onChange' | 'options'>;

function LiveCombobox({ first, ...field }: ComboboxProps & { first: typeof many }) {
  const [chosen, setChosen] = useState<ComponentProps<typeof ComboboxField>['chosen']>(first);
  return <ComboboxField {...field} options={many} chosen={chosen} onChange={setChosen} />;
}

function LiveSearch() {
  const [found, setFound] = useState('');
  return (
    <>
      <Combobox
        label="搜索门店"
        placeholder="搜索门店"
        options={many}
        onChoose={({ text }) => setFound(text)}
      />
      <output>{found}</output>
    </>
  );
}

function LiveChoices(props: { label: string; error?: string }) {
  const [chosen, setChosen] = useState<string>();
  return <ChoiceList {...props} choices={many.slice(0, 5)} chosen={chosen} onChoose={setChosen} />;
}

function LiveSwitch({ label }: { label: string }) {
  const [isOn, setOn] = useState(true);
  return <Switch label={label} isOn={isOn} onTurn={setOn} />;
}

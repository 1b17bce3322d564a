import { Allowed } from '@portal/subsystem/Allowed';
import { AsyncDictionarySelect } from '@portal/subsystem/choosers/AsyncDictionarySelect';
import { DepartmentTree } from '@portal/subsystem/choosers/DepartmentTree';
import { DictionarySelect } from '@portal/subsystem/choosers/DictionarySelect';
import { PagedSelect } from '@portal/subsystem/choosers/PagedSelect';
import { TreeDictionarySelect } from '@portal/subsystem/choosers/TreeDictionarySelect';
import { DepartmentPicker, PersonPicker, StorePicker } from '@portal/subsystem/choosers/Pickers';
import { UniqueField } from '@portal/subsystem/forms/UniqueField';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Example, longLabel } from '../Example.tsx';
import { SystemPart } from '../SystemPart.tsx';

/** Parts of `@portal/subsystem` that ask the server for their options. */
export const ChoosersPage = () => <SystemPart page={Choosers} />;

const column = { tableName: 'sys_user', fieldName: 'username' };

const Choosers = () => (
  <>
    <PageHeader title="选择器" />
    <Example name="DictionarySelect">
      <Live label="规格">{(live) => <DictionarySelect {...live} dictCode="room_size" />}</Live>
      <Live label="已选规格" first={['l']}>
        {(live) => <DictionarySelect {...live} dictCode="room_size" />}
      </Live>
      <Live label="未知字典">{(live) => <DictionarySelect {...live} dictCode="unknown" />}</Live>
      <Live label="没有编码">{(live) => <DictionarySelect {...live} dictCode="" />}</Live>
      <Live label="停用">
        {(live) => <DictionarySelect {...live} dictCode="room_size" disabled />}
      </Live>
    </Example>
    <Example name="TreeDictionarySelect">
      <Live label="地区">{(live) => <TreeDictionarySelect {...live} dictCode="region" />}</Live>
      <Live label="已选地区" first={['3101']}>
        {(live) => <TreeDictionarySelect {...live} dictCode="region" />}
      </Live>
      <Live label="未知地区">
        {(live) => <TreeDictionarySelect {...live} dictCode="unknown" />}
      </Live>
    </Example>
    <Example name="PagedSelect">
      <Live label="一万家门店">{(live) => <PagedSelect {...live} no="store" />}</Live>
      <Live label="多选门店" first={['S10001', 'S10002']}>
        {(live) => <PagedSelect {...live} no="store" isMultiple />}
      </Live>
      <Live label="没有取到">{(live) => <PagedSelect {...live} no="broken" />}</Live>
      <Live label="有误">{(live) => <PagedSelect {...live} no="store" error="请选择门店" />}</Live>
    </Example>
    <Example name="AsyncDictionarySelect">
      <Live label="品牌">{(live) => <AsyncDictionarySelect {...live} dict="store" />}</Live>
      <Live label="取不到的品牌">
        {(live) => <AsyncDictionarySelect {...live} dict="broken" />}
      </Live>
    </Example>
    <Example name="StorePicker, PersonPicker, DepartmentPicker">
      <Live label="调出门店" first={['S10003']}>
        {(live) => <StorePicker {...live} />}
      </Live>
      <Live label="经办人">{(live) => <PersonPicker {...live} hint="可输入拼音" />}</Live>
      <Live label={longLabel}>{(live) => <DepartmentPicker {...live} />}</Live>
    </Example>
    <Example name="DepartmentTree">
      <LiveTree />
    </Example>
    <Example name="UniqueField">
      <LiveUnique label="工号" />
      <LiveUnique label="有误的工号" error="请输入工号" />
    </Example>
    <Example name="Allowed">
      <Allowed action="ams:notice:add">有权限时显示</Allowed>
    </Example>
  </>
);

interface LiveProps {
  label: string;
  first?: string[];
  children: (
    live: Pick<ComponentProps<typeof StorePicker>, 'label' | 'value' | 'onChange'>,
  ) => ReactNode;
}

/** A chooser with a value of its own. */
function Live({ label, first = [], children }: LiveProps) {
  const [value, onChange] = useState(first);
  return children({ label, value, onChange });
}

function LiveTree() {
  const [id, setId] = useState<string>();
  return <DepartmentTree value={id} onChange={setId} />;
}

function LiveUnique(props: { label: string; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <UniqueField
      {...props}
      column={column}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

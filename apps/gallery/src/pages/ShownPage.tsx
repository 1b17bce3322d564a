import { Badge } from '@portal/ui/data/Badge';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { SortableList } from '@portal/ui/sortable/SortableList';
import { Steps } from '@portal/ui/data/Steps';
import { Tag } from '@portal/ui/data/Tag';
import { Timeline } from '@portal/ui/data/Timeline';
import { useState } from 'react';
import { Example, longLabel, longText } from '../Example.tsx';

const names = ['确认账号', '验证手机', '设置新密码', '完成'];

const colors = ['default', 'blue', 'green', 'orange', 'red', 'gold', 'purple', 'cyan', 'black'];

function Sorted() {
  const [rows, setRows] = useState([...names, longText]);
  return (
    <SortableList label="顺序" rows={rows} keyOf={String} textOf={String} onOrder={setRows}>
      {(row) => row}
    </SortableList>
  );
}

/** Parts that show and take no input. */
export const ShownPage = () => (
  <>
    <Example name="Steps">
      <Steps names={names} at={1} label="第一步" />
      <Steps names={names} at={3} label="第三步" />
      <Steps names={names} at={4} label="最后一步" />
    </Example>
    <Example name="Descriptions">
      <Descriptions
        items={[
          { label: '编号', value: 'DB20261100012' },
          { label: '调出门店', value: '南京西路店' },
          { label: '状态', value: <Badge count={3}>待审批</Badge> },
          { label: longLabel, value: longText },
        ]}
      />
    </Example>
    <Example name="Tag">
      {colors.map((color) => (
        <Tag key={color} color={color}>
          {color}
        </Tag>
      ))}
    </Example>
    <Example name="SortableList">
      <Sorted />
    </Example>
    <Example name="Timeline">
      <Timeline
        label="经过"
        entries={[
          { key: '3', time: '2026-11-20 10:02', title: '王敏 驳回', detail: longText, tone: 'bad' },
          { key: '2', time: '2026-11-20 09:30', title: '林一 提交', tone: 'good' },
          { key: '1', time: '2026-11-20 08:30', title: '林一 新建' },
        ]}
      />
    </Example>
  </>
);

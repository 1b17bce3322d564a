import { AntdTheme } from '@portal/subsystem/antd/AntdTheme';
import { usePage } from '@portal/subsystem/session';
import { App, Button, DatePicker, Form, Input, Select, Space, Table, Tag } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';

const rows = Array.from({ length: 30 }, (_, at) => ({
  key: at,
  store: `第 ${at + 1} 家门店`,
  pieces: (at * 37) % 101,
  state: at % 3 === 0 ? '待盘点' : '已盘点',
}));

/** A page as a team writes it that comes from other consoles: filters, a table, a dialog. */
export const PlanPage = () => (
  <AntdTheme density="small">
    <h1>{usePage().title}</h1>
    <Filters />
    <Table
      dataSource={rows}
      pagination={{ pageSize: 8 }}
      columns={[
        { title: '门店', dataIndex: 'store' },
        { title: '件数', dataIndex: 'pieces', align: 'right' },
        {
          title: '状态',
          dataIndex: 'state',
          render: (state: string) => (
            <Tag color={state === '已盘点' ? 'success' : 'warning'}>{state}</Tag>
          ),
        },
      ]}
    />
  </AntdTheme>
);

function Filters() {
  const { message, modal } = App.useApp();
  const id = useId();
  return (
    <Form
      layout="inline"
      name={id}
      style={{ rowGap: 12, marginBottom: 16 }}
      initialValues={{ day: dayjs('2026-11-20') }}
    >
      <Form.Item name="keyword" label="关键字">
        <Input />
      </Form.Item>
      <Form.Item name="way" label="盘点方式">
        <Select style={{ width: 120 }} options={[{ value: 'all', label: '全盘' }]} />
      </Form.Item>
      <Form.Item name="day" label="盘点日期">
        <DatePicker />
      </Form.Item>
      <Space>
        <Button type="primary" onClick={() => void message.success('已保存')}>
          保存
        </Button>
        <Button danger onClick={() => void modal.confirm({ title: '确认作废这张盘点单？' })}>
          作废
        </Button>
      </Space>
    </Form>
  );
}

import {
  listMessages,
  messageDays,
  messageStateNames,
  messageTopics,
  messageWays,
} from '@portal/contract/notices/messages';
import { useQueryOf } from '@portal/client/queries';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import { DateRange } from '@portal/ui/dates/DateRange';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Panel } from '@portal/ui/layout/Panel';
import { useMemo, useState } from 'react';
import { useListAddress } from '../../platform/list-address.ts';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { stateWords, topicWords, wayWords } from './labels.ts';
import { messageColumns } from './message-columns.tsx';
import { MessageDrawer } from './MessageDrawer.tsx';
import { RepeatFailed } from './RepeatFailed.tsx';
import './messages.css';

const reads = ['true', 'false'] as const;
const days = /^\d{4}-\d\d-\d\d$/;

/** Messages to single people: found by filters in the address, opened at the side. */
export function MessagesPage() {
  const address = useListAddress('state', 'way', 'topic', 'isRead', 'from', 'until');
  const { keyword, pageNo, value, set } = address;
  const one = <Option extends string>(name: string, options: readonly Option[]) =>
    options.find((option) => option === value(name));
  const dayIn = (name: string) => (days.test(value(name)) ? value(name) : '');
  const filter = {
    state: one('state', messageStateNames),
    way: one('way', messageWays),
    topic: one('topic', messageTopics),
    isRead: one('isRead', reads),
    from: dayIn('from') || undefined,
    until: dayIn('until') || undefined,
    keyword: keyword || undefined,
  };
  const isFiltered = Object.values(filter).some((text) => text !== undefined);
  const query = useQueryOf(listMessages, { ...filter, pageNo });
  const total = query.data?.total ?? 0;
  const { state, ...sought } = filter;
  const [opened, setOpened] = useState<string>();
  const columns = useMemo(() => messageColumns(setOpened), []);
  const choice = <Option extends string>(
    name: string,
    label: string,
    words: Record<Option, string>,
  ) => (
    <SelectField
      label={label}
      none="全部"
      value={value(name)}
      options={Object.entries<string>(words).map(([option, text]) => ({
        value: option,
        label: text,
      }))}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <section>
      <PageHeader
        title="消息列表"
        note={`短信、钉钉与个人通知；保留 ${messageDays} 天，不保存验证码与正文`}
        search={{ label: '标题、姓名或工号', value: keyword, onSearch: address.onSearch }}
        tools={
          <>
            {state === 'failed' && total > 0 && <RepeatFailed filter={sought} total={total} />}
            <Button onClick={() => void query.refetch()}>刷新</Button>
          </>
        }
      />
      <Panel isFlush>
        <div className="messages-filter">
          {choice('state', '状态', stateWords)}
          {choice('way', '方式', wayWords)}
          {choice('topic', '用途', topicWords)}
          {choice('isRead', '阅读', { true: '已读', false: '未读' })}
          <DateRange
            label="日期"
            actsAtOnce
            value={{ from: dayIn('from'), until: dayIn('until') }}
            onChange={({ from, until }) => set({ from, until })}
          />
        </div>
        <PagedState
          query={query}
          emptyText={isFiltered ? '没有匹配的消息' : '还没有消息'}
          onTurn={address.onTurn}
        >
          {({ records }) => <ListTable columns={columns} rows={records} keyOf={({ id }) => id} />}
        </PagedState>
      </Panel>
      {opened !== undefined && (
        <MessageDrawer key={opened} id={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

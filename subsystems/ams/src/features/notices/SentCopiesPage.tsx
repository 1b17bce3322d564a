import { copyChannels, deskActions } from '@portal/contract/notices/announcement-desk';
import {
  listSentCopies,
  repeatCopy,
  type SentCopy,
} from '@portal/contract/notices/message-templates';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { channelWords, outcomeWords } from './labels.ts';
import './notices.css';

const options = [
  { value: 'any', label: '全部' },
  ...copyChannels.map((channel) => ({ value: channel, label: channelWords[channel] })),
] as const;

/** The page of copies sent by DingTalk or SMS, with their outcome. */
export function SentCopiesPage() {
  const [channel, setChannel] = useState<(typeof options)[number]['value']>('any');
  const [keyword, setKeyword] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listSentCopies, {
    pageNo: String(pageNo),
    pageSize: '15',
    ...(channel !== 'any' && { channel }),
    ...(keyword && { keyword }),
  });
  return (
    <section>
      <PageHeader
        title="消息记录"
        note="随公告发往钉钉与短信的副本"
        search={{
          label: '工号或标题',
          value: keyword,
          onSearch: (typed) => {
            setKeyword(typed);
            setPageNo(1);
          },
        }}
        tools={
          <Segmented
            label="渠道"
            options={options}
            value={channel}
            onChange={(chosen) => {
              setChannel(chosen);
              setPageNo(1);
            }}
          />
        }
      />
      <Panel isFlush>
        <PagedState query={query} emptyText="还没有发送记录" onTurn={setPageNo}>
          {({ records }) => <ListTable columns={columns} rows={records} keyOf={({ id }) => id} />}
        </PagedState>
      </Panel>
    </section>
  );
}

/** Sends a copy that was given up once more. A test send is repeated where it was made. */
function Repeat({ copy }: { copy: SentCopy }) {
  const { mutate, isPending } = useCallOf(repeatCopy, { refreshes: [listSentCopies] });
  if (copy.outcome !== 'failed' || copy.isTest) return null;
  return (
    <Allowed action={deskActions.publish}>
      <Button
        kind="text"
        size="small"
        busy={isPending}
        aria-label={`重试 ${copy.titile} ${copy.realname}`}
        onClick={() => mutate({ id: copy.id })}
      >
        重试
      </Button>
    </Allowed>
  );
}

const columns: Column<SentCopy>[] = [
  {
    header: '消息',
    isUnlabelled: true,
    cell: ({ titile, isTest }) => (
      <>
        {titile}
        {isTest && <small>测试发送</small>}
      </>
    ),
  },
  {
    header: '接收人',
    cell: ({ realname, workNo }) => (
      <>
        {realname} <small className="num">{workNo}</small>
      </>
    ),
  },
  { header: '渠道', cell: ({ channel }) => channelWords[channel] },
  {
    header: '结果',
    cell: ({ outcome, problem }) => (
      <>
        <span className="ams-state" data-state={outcome}>
          {outcomeWords[outcome]}
        </span>
        {problem && <small>{problem}</small>}
      </>
    ),
  },
  { header: '时间', className: 'num', cell: ({ sendTime }) => sendTime.slice(0, 16) },
  { header: '操作', cell: (copy) => <Repeat copy={copy} /> },
];

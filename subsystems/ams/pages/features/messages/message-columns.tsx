import type { Message } from '@portal/contract/notices/messages';
import type { Column } from '@portal/ui/data/DataTable';
import { outcomeWords, topicWords, wayWords } from './labels.ts';

/** The columns of messages; a title opens the details. */
export const messageColumns = (onOpen: (id: string) => void): Column<Message>[] => [
  {
    header: '消息',
    isUnlabelled: true,
    cell: ({ id, esTitle, topic }) => (
      <>
        <button type="button" className="ams-link" onClick={() => onOpen(id)}>
          {esTitle}
        </button>
        {topicWords[topic] !== esTitle && <small>{topicWords[topic]}</small>}
      </>
    ),
  },
  {
    header: '接收人',
    cell: ({ esReceiver, workNo }) => (
      <>
        <bdi>{esReceiver}</bdi> {workNo !== null && <small className="num">{workNo}</small>}
      </>
    ),
  },
  { header: '方式', cell: ({ esType }) => wayWords[esType] },
  {
    header: '状态',
    cell: ({ outcome, esResult }) => (
      <>
        <span className="ams-state" data-state={outcome}>
          {outcomeWords[outcome]}
        </span>
        {esResult !== null && <small>{esResult}</small>}
      </>
    ),
  },
  {
    header: '阅读',
    isBlank: ({ isRead }) => isRead === null,
    cell: ({ isRead }) => (isRead === null ? '—' : isRead ? '已读' : '未读'),
  },
  { header: '次数', className: 'num', cell: ({ esSendNum }) => esSendNum },
  {
    header: '时间',
    className: 'num messages-time',
    cell: ({ esSendTime }) => esSendTime.slice(0, 16),
  },
];

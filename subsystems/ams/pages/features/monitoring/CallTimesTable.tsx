import type { CallTimes } from '@portal/contract/monitoring/actuator';
import type { Column } from '@portal/ui/data/DataTable';
import { Tag } from '@portal/ui/data/Tag';
import { ListTable } from '../../platform/ListTable.tsx';
import { timeColor } from './times.ts';

export const noneText = '没有符合条件的请求';
export const uriText = (uri: string): string => (uri === 'unknown' ? '未知路径' : uri);

interface CallTimesTableProps {
  calls: readonly CallTimes[];
  onOpen: (call: CallTimes) => void;
}

/** The calls that took the longest in all; each opens its requests. */
export const CallTimesTable = ({ calls, onOpen }: CallTimesTableProps) => (
  <ListTable
    columns={columnsOf(onOpen)}
    rows={calls}
    keyOf={({ method, uri }) => `${method} ${uri}`}
    emptyText={noneText}
  />
);

const count = (value: number): string => value.toLocaleString('zh-CN');
const ms = (value: number): string => `${count(value)} 毫秒`;

const columnsOf = (onOpen: CallTimesTableProps['onOpen']): Column<CallTimes>[] => [
  {
    header: '接口',
    className: 'monitor-path',
    isUnlabelled: true,
    cell: (call) => (
      <button type="button" className="ams-link" onClick={() => onOpen(call)}>
        {call.method} {uriText(call.uri)}
      </button>
    ),
  },
  { header: '次数', className: 'num', cell: (call) => count(call.count) },
  {
    header: '出错',
    className: 'num',
    cell: ({ failed }) => (failed > 0 ? <Tag color="red">{count(failed)}</Tag> : '0'),
  },
  { header: '中位数', className: 'num', cell: ({ p50 }) => ms(p50) },
  {
    header: '95% 的请求在',
    className: 'num',
    cell: ({ p95 }) => <Tag color={timeColor(p95)}>{ms(p95)}</Tag>,
  },
  { header: '最长', className: 'num', cell: ({ longest }) => ms(longest) },
  { header: '累计', className: 'num', cell: ({ total }) => ms(total) },
];

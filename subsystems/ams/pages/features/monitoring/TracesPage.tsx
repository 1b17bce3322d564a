import { type HttpTrace, listHttpTraces, traceKinds } from '@portal/contract/monitoring/actuator';
import { useQueryOf } from '@portal/client/queries';
import type { Column } from '@portal/ui/data/DataTable';
import { Tag } from '@portal/ui/data/Tag';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Field } from '@portal/ui/forms/Field';
import { useSearchForm } from '@portal/ui/hooks/use-search-form';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { CallTimesTable, noneText, uriText } from './CallTimesTable.tsx';
import { timeColor, timeText } from './times.ts';
import { orSystem } from './systems/or-system.tsx';
import { useAddress } from './use-address.ts';
import { useLive } from './use-live.ts';

const kindWords = { 2: '成功', 3: '转向', 4: '被拒绝', 5: '出错', slow: '慢' } as const;

/** The requests of the last hour at a node, the newest first or added up by call; what is chosen is in the address. */
function NodeTraces() {
  const { asked, change } = useAddress();
  const keyword = asked.get('keyword')?.trim() ?? '';
  const kind = traceKinds.find((each) => each === asked.get('kind'));
  const by = asked.get('by') === 'call' ? 'call' : '';
  const nodes = useNode();
  const live = useLive(
    useQueryOf(listHttpTraces, { ...nodes.input, keyword, ...(kind && { kind }) }, { quiet: true }),
  );
  return (
    <MonitorPage
      title="请求追踪"
      note="最近 1 小时的请求，不含文件、参数、内容与令牌"
      live={live}
      nodes={nodes}
    >
      {({ traces, calls, total, isWholeHour }) => (
        <>
          <div className="monitor-filter">
            <Segmented
              label="结果"
              value={kind ?? ''}
              options={[
                { value: '', label: '全部' },
                ...traceKinds.map((value) => ({ value, label: kindWords[value] })),
              ]}
              onChange={(value) => change({ kind: value })}
            />
            <Segmented
              label="排列"
              value={by}
              options={[
                { value: '', label: '逐个' },
                { value: 'call', label: '按接口' },
              ]}
              onChange={(value) => change({ by: value })}
            />
            <PathForm keyword={keyword} onSearch={(typed) => change({ keyword: typed })} />
          </div>
          <Panel
            title={`${total.toLocaleString('zh-CN')} 个请求`}
            aside={asideOf({ total, shown: by === '' ? traces.length : total, isWholeHour })}
            isFlush
          >
            {by === 'call' ? (
              <CallTimesTable
                calls={calls}
                onOpen={({ uri }) => change({ by: null, keyword: uri })}
              />
            ) : (
              <ListTable
                columns={columns}
                rows={traces.map((trace, index) => ({ ...trace, index }))}
                keyOf={({ index }) => index}
                emptyText={noneText}
              />
            )}
          </Panel>
        </>
      )}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const TracesPage = orSystem('trace', NodeTraces);

interface PathFormProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

function PathForm({ keyword, onSearch }: PathFormProps) {
  const { props } = useSearchForm(keyword, (form) => {
    const typed = form.get('keyword');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  });
  return (
    <form {...props}>
      <Field label="接口路径" name="keyword" defaultValue={keyword} maxLength={100} />
    </form>
  );
}

interface RequestCounts {
  total: number;
  shown: number;
  isWholeHour: boolean;
}

const asideOf = ({ total, shown, isWholeHour }: RequestCounts): string =>
  [
    total > shown ? `显示最新的 ${shown} 个` : '',
    isWholeHour ? '' : '请求太多，只保留了最新的一部分，不足 1 小时',
  ]
    .filter((part) => part !== '')
    .join('；');

const statusColor = (status: number): string => {
  if (status < 400) return 'green';
  return status < 500 ? 'orange' : 'red';
};

const columns: Column<HttpTrace>[] = [
  { header: '时间', className: 'num', cell: ({ timestamp }) => timeText(timestamp) },
  { header: '方法', cell: ({ request }) => request.method },
  {
    header: '接口',
    className: 'monitor-path',
    isUnlabelled: true,
    cell: ({ request }) => uriText(request.uri),
  },
  {
    header: '状态',
    cell: ({ response }) => <Tag color={statusColor(response.status)}>{response.status}</Tag>,
  },
  {
    header: '用时',
    cell: ({ timeTaken }) => <Tag color={timeColor(timeTaken)}>{timeTaken} 毫秒</Tag>,
  },
  { header: '来源地址', className: 'num', cell: ({ request }) => request.remoteAddress },
];

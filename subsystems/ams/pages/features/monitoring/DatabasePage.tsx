import { bounds } from '@portal/contract/monitoring/bounds';
import {
  type DatabaseFigures,
  getDatabase,
  type RunningStatement,
  type StatementFigures,
  type TableFigures,
} from '@portal/contract/monitoring/database';
import { useQueryOf } from '@portal/client/queries';
import type { Column } from '@portal/ui/data/DataTable';
import { sizeText } from '@portal/ui/files/file-size';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { MonitorFigure } from './MonitorFigure.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { momentText } from './times.ts';
import { useLive } from './use-live.ts';

/** The database that all nodes share, and the statements for which the chosen node waited the longest. */
export function DatabasePage() {
  const nodes = useNode();
  const live = useLive(useQueryOf(getDatabase, nodes.input, { quiet: true }));
  return (
    <MonitorPage
      title="数据库"
      note="全部节点共用的 PostgreSQL；慢语句是所选节点启动以来的"
      live={live}
      nodes={nodes}
    >
      {(data) => <DatabaseBody data={data} />}
    </MonitorPage>
  );
}

function DatabaseBody({ data }: { data: DatabaseFigures }) {
  const { version, size, connections, hits, running, tables, statements } = data;
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <MonitorFigure label="版本" means="PostgreSQL 的版本" text={version} />
        <MonitorFigure label="大小" means="全部表与索引，不含日志" text={sizeText(size)} />
        <MonitorFigure
          label="连接"
          means="全部节点与其他程序的连接；用完后新的请求会失败"
          text={String(connections.used)}
          judged={{
            value: (connections.used / connections.most) * 100,
            bound: bounds.connections,
            unit: '%',
            topic: 'database',
          }}
        >
          最多 {connections.most}
        </MonitorFigure>
        <MonitorFigure
          label="内存命中"
          means="无需读磁盘的读取；低了说明数据库内存不足"
          text={hits === null ? '—' : (hits * 100).toFixed(1)}
          unit="%"
          judged={
            hits === null
              ? undefined
              : { value: hits * 100, bound: bounds.hits, unit: '%', topic: 'database' }
          }
        />
      </Panel>
      <Panel title="正在执行超过 1 秒" isFlush className="monitor-wide">
        <ListTable
          columns={runningColumns}
          rows={running}
          keyOf={({ pid }) => String(pid)}
          emptyText="没有执行超过 1 秒的语句"
        />
      </Panel>
      <Panel title="累计用时最长的语句" isFlush className="monitor-wide">
        <ListTable
          columns={statementColumns}
          rows={statements}
          keyOf={({ text }) => text}
          emptyText="还没有语句"
        />
      </Panel>
      <Panel title="最大的表（按 PostgreSQL 的统计估计）" isFlush className="monitor-wide">
        <ListTable
          columns={tableColumns}
          rows={tables}
          keyOf={({ name }) => name}
          emptyText="没有表"
        />
      </Panel>
    </div>
  );
}

const count = (value: number): string => value.toLocaleString('zh-CN');
const ms = (value: number): string =>
  value.toLocaleString('zh-CN', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** A transaction that its program left open holds its locks. */
const waitWords: Readonly<Record<string, string>> = {
  'Client: ClientRead': '事务未结束，等程序继续',
};

const runningColumns: Column<RunningStatement>[] = [
  { header: '语句', isUnlabelled: true, className: 'monitor-path', cell: ({ text }) => text },
  {
    header: '程序',
    className: 'monitor-whole',
    cell: ({ application }) => application || '—',
  },
  { header: '已执行（毫秒）', className: 'num', cell: (row) => ms(row.ms) },
  {
    header: '等待',
    cell: ({ waits, blockedBy }) =>
      blockedBy.length > 0
        ? `${waits}，被 ${blockedBy.join('、')} 阻塞`
        : (waitWords[waits] ?? (waits || '—')),
  },
  { header: '连接', className: 'num monitor-whole', cell: ({ pid }) => pid },
];

const statementColumns: Column<StatementFigures>[] = [
  { header: '语句', isUnlabelled: true, className: 'monitor-path', cell: ({ text }) => text },
  { header: '次数', className: 'num', cell: (row) => count(row.count) },
  { header: '平均（毫秒）', className: 'num', cell: (row) => ms(row.totalMs / row.count) },
  { header: '最长（毫秒）', className: 'num', cell: ({ maxMs }) => ms(maxMs) },
  { header: '累计（毫秒）', className: 'num', cell: ({ totalMs }) => ms(totalMs) },
  { header: '失败', className: 'num', cell: ({ failed }) => count(failed) },
];

/** The share of dead rows from which a table should have been cleaned up long ago: PostgreSQL begins at a fifth. */
const deadShare = 0.4;

const tableColumns: Column<TableFigures>[] = [
  { header: '表', isUnlabelled: true, cell: ({ name }) => name },
  { header: '行数', className: 'num', cell: ({ rows }) => count(rows) },
  { header: '数据', className: 'num', cell: ({ bytes }) => sizeText(bytes) },
  { header: '索引', className: 'num', cell: ({ indexBytes }) => sizeText(indexBytes) },
  {
    header: '已失效的行',
    className: 'num',
    cell: ({ rows, deadRows }) => (
      <span className="monitor-dead" data-many={deadRows > 1_000 && deadRows > rows * deadShare}>
        {count(deadRows)}
      </span>
    ),
  },
  {
    header: '上次清理',
    className: 'num',
    cell: ({ vacuumedAt }) => (vacuumedAt === null ? '—' : momentText(vacuumedAt)),
  },
];

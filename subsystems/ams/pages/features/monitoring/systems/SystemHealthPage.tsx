import { getSystemHealth, type SystemHealth } from '@portal/contract/monitoring/systems';
import { useQueryOf } from '@portal/client/queries';
import { Tag } from '@portal/ui/data/Tag';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../../platform/ListTable.tsx';
import { MonitorPage, useNode } from '../MonitorPage.tsx';
import { useLive } from '../use-live.ts';
import { type SystemPageProps, useSystemName } from './use-system-name.ts';

const states: Record<string, { text: string; color: string }> = {
  UP: { text: '正常', color: 'green' },
  DOWN: { text: '异常', color: 'red' },
  OUT_OF_SERVICE: { text: '停止服务', color: 'red' },
  UNKNOWN: { text: '未知', color: 'orange' },
};
const stateOf = (status: string) => states[status] ?? { text: status, color: 'orange' };

const factWords: Record<NonNullable<SystemHealth['facts']>[number]['name'], string> = {
  'build.name': '应用',
  'build.version': '版本',
  'build.time': '构建时间',
  'git.branch': '代码分支',
  'git.commit.id': '代码提交',
  'java.version': 'Java 版本',
  'java.vendor.name': 'Java 发行者',
  'os.name': '操作系统',
  'os.version': '操作系统版本',
};

/** The health of a registered system by its parts, and what it says of its build. */
export function SystemHealthPage({ title, system }: SystemPageProps) {
  const nodes = useNode();
  const name = useSystemName(system);
  const live = useLive(useQueryOf(getSystemHealth, { system }, { quiet: true }));
  return (
    <MonitorPage
      title={title}
      note="登记的 Java 系统自己说的健康状况，来自它的 Actuator"
      live={live}
      nodes={nodes}
      source="系统"
      chosen={name}
    >
      {({ status, parts, facts }) => (
        <>
          <output className="monitor-sum">
            「{name}」{stateOf(status).text}
          </output>
          <div className="monitor-body">
            <Panel title="各部分" isFlush>
              {parts === null ? (
                <p className="monitor-none">「{name}」只公开了总的状况，没有公开各部分</p>
              ) : (
                <ListTable
                  columns={partColumns}
                  rows={parts}
                  keyOf={(part) => part.name}
                  emptyText="没有各部分"
                />
              )}
            </Panel>
            <Panel title="信息" isFlush>
              {facts === null ? (
                <p className="monitor-none">「{name}」没有公开版本等信息</p>
              ) : (
                <ListTable columns={factColumns} rows={facts} keyOf={(fact) => fact.name} />
              )}
            </Panel>
          </div>
        </>
      )}
    </MonitorPage>
  );
}

const partColumns = [
  { header: '部分', isUnlabelled: true, cell: ({ name }: { name: string }) => name },
  {
    header: '状态',
    cell: ({ status }: { status: string }) => (
      <Tag color={stateOf(status).color}>{stateOf(status).text}</Tag>
    ),
  },
];

type Fact = NonNullable<SystemHealth['facts']>[number];
const factColumns = [
  { header: '项目', isUnlabelled: true, cell: ({ name }: Fact) => factWords[name] },
  { header: '内容', cell: ({ value }: Fact) => value },
];

import { PageHeader } from '@portal/subsystem/PageHeader';
import { Panel } from '@portal/ui/layout/Panel';
import { useNode } from '../MonitorPage.tsx';
import { NodeSelect } from '../NodeSelect.tsx';
import { type SystemPageProps, useSystemName } from './use-system-name.ts';
import '../monitoring.css';

/** Says that requests of a registered system are not read: their addresses and headers may hold secrets of its users. */
export function SystemTracesPage({ title, system }: SystemPageProps) {
  const { nodes } = useNode();
  const name = useSystemName(system);
  return (
    <section className="monitor-page">
      <PageHeader
        title={title}
        note="平台节点最近 1 小时的请求"
        tools={<NodeSelect nodes={nodes} shown={name} />}
      />
      <Panel>
        <p>
          平台只读取「{name}
          」的健康、信息与指标，不读取它的请求：请求的地址和请求头可能含有它的用户的数据。
        </p>
      </Panel>
    </section>
  );
}

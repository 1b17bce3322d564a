import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { usePage } from '@portal/subsystem/session';
import type { FunctionComponent } from 'react';
import { SystemFiguresPage } from './SystemFiguresPage.tsx';
import { SystemHealthPage } from './SystemHealthPage.tsx';
import { SystemTracesPage } from './SystemTracesPage.tsx';

const titles = {
  health: '系统健康',
  server: '服务器',
  jvm: 'JVM',
  tomcat: 'Tomcat',
  disk: '磁盘',
  trace: '请求追踪',
} as const;
type Kind = keyof typeof titles;

/** Makes a page of monitoring: of the registered system in its address, or else of a node. */
export const orSystem = (kind: Kind, NodePage: FunctionComponent): FunctionComponent =>
  function MonitorOf() {
    const { search } = usePage();
    const system = new URLSearchParams(search).get('system');
    return system !== null && isSubsystemKey(system) ? (
      <SystemPage key={system} kind={kind} system={system} />
    ) : (
      <NodePage />
    );
  };

function SystemPage({ kind, system }: { kind: Kind; system: SubsystemKey }) {
  const title = titles[kind];
  if (kind === 'health') return <SystemHealthPage title={title} system={system} />;
  if (kind === 'trace') return <SystemTracesPage title={title} system={system} />;
  return <SystemFiguresPage title={title} system={system} group={kind} />;
}

import {
  listReleasedSystems,
  type ReleasedSystem,
} from '@portal/contract/subsystems/subsystem-releases';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { releaseAddresses } from './addresses.ts';
import { SystemTable } from './SystemTable.tsx';
import { systemWords } from './labels.ts';

/** Every system, and the version of it that people get. */
export function SystemList({ text }: { text: string }) {
  const { push } = useRouter();
  const query = useQueryOf(listReleasedSystems, {});
  const isFound = (system: ReleasedSystem): boolean => matches(system, text);
  return (
    <section>
      <PageHeader
        title="系统发布"
        note="各系统现在使用的版本；换了版本后，已打开的页面不受影响，下次打开页面时生效"
        search={{
          label: '搜索系统、版本',
          value: text,
          onSearch: (typed) => push(releaseAddresses.found(typed)),
        }}
      />
      <Panel isFlush>
        <QueryState
          query={query}
          lines={8}
          isEmpty={(systems) => !systems.some(isFound)}
          emptyText={text ? '没有匹配的系统' : '还没有系统'}
        >
          {(systems) => <SystemTable systems={systems.filter(isFound)} />}
        </QueryState>
      </Panel>
    </section>
  );
}

function matches(system: ReleasedSystem, text: string): boolean {
  const { sysName, current, canary, newest } = system;
  return [sysName, systemWords(system), current, canary?.version, newest?.version].some((part) =>
    part?.toLowerCase().includes(text.toLowerCase()),
  );
}

import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import {
  listReleases,
  releaseActions,
  type ReleaseList,
} from '@portal/contract/subsystems/subsystem-releases';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { usePage, usePageTitle, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { CanaryDialog } from './CanaryDialog.tsx';
import { releaseAddresses } from './addresses.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';
import { ReleaseStatus } from './ReleaseStatus.tsx';
import { hasProgram, systemWords } from './labels.ts';

/** The releases of one system, who gets which, and what can be decided about them. */
export function SystemReleases({ system }: { system: SubsystemKey }) {
  const { push } = useRouter();
  const query = useQueryOf(listReleases, { sysType: system });
  const { data: list, refetch } = query;
  const [isRegistering, setRegistering] = useState(false);
  const [tried, setTried] = useState<string>();
  const reload = () => void refetch();
  const { title } = usePage();
  usePageTitle(list ? `${list.sysName} · ${title}` : title);
  if (!list) return <Missing query={query} />;
  return (
    <section>
      <PageHeader
        title={list.sysName}
        note={[systemWords(list), !list.enabled && '系统未开通'].filter(Boolean).join(' · ')}
        tools={
          <>
            <Button onClick={() => push(releaseAddresses.list)}>返回</Button>
            <Button onClick={reload}>刷新</Button>
            {hasProgram(list) && (
              <Allowed action={releaseActions.decide}>
                <Button kind="primary" onClick={() => setRegistering(true)}>
                  登记新版本
                </Button>
              </Allowed>
            )}
          </>
        }
      />
      {hasProgram(list) ? (
        <>
          <ReleaseStatus list={list} onAdjust={setTried} onRefused={reload} />
          <ReleaseTable list={list} onTry={setTried} onRefused={reload} />
        </>
      ) : (
        <Panel>
          <Empty text="该系统不在门户内加载程序，没有版本可登记" />
        </Panel>
      )}
      {isRegistering && <RegisterDialog list={list} onClose={() => setRegistering(false)} />}
      {tried !== undefined && (
        <CanaryDialog
          list={list}
          version={tried}
          onClose={() => setTried(undefined)}
          onRefused={reload}
        />
      )}
    </section>
  );
}

/** Page of a system whose releases are loading or could not be fetched. */
function Missing({ query }: { query: QueryResult<ReleaseList> }) {
  const { push } = useRouter();
  return (
    <section>
      <PageHeader
        title="系统发布"
        tools={<Button onClick={() => push(releaseAddresses.list)}>返回</Button>}
      />
      <Panel>
        <QueryState query={query} lines={8} failedText="版本没有取到">
          {() => null}
        </QueryState>
      </Panel>
    </section>
  );
}

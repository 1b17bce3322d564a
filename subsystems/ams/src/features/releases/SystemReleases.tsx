import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listReleases, releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/subsystem/queries';
import { usePage, usePageTitle, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
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
  const { data: list, isError, refetch } = useQueryOf(listReleases, { sysType: system });
  const [isRegistering, setRegistering] = useState(false);
  const [tried, setTried] = useState<string>();
  const reload = () => void refetch();
  const { title } = usePage();
  usePageTitle(list ? `${list.sysName} · ${title}` : title);
  if (!list) return <Missing isError={isError} onRetry={reload} />;
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

/** On its way, or in vain. */
function Missing({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const { push } = useRouter();
  const again = <Button onClick={onRetry}>重新获取</Button>;
  return (
    <section>
      <PageHeader
        title="系统发布"
        tools={<Button onClick={() => push(releaseAddresses.list)}>返回</Button>}
      />
      <Panel>
        {isError ? <Empty text="版本没有取到" action={again} /> : <Skeleton lines={8} />}
      </Panel>
    </section>
  );
}

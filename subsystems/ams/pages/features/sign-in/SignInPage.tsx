import {
  listSignInLocks,
  signInActions,
  type SignInLocks,
} from '@portal/contract/identity/sign-in-administration';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { EnrolmentCodeDialog } from './EnrolmentCodeDialog.tsx';
import { LockTable } from './LockTable.tsx';

const countOf = ({ people, networks }: SignInLocks): number => people.length + networks.length;

/** For people who cannot get in: what failed sign-ins lock, and codes for their first second factor. */
export function SignInPage() {
  const query = useQueryOf(listSignInLocks, {});
  const [isEnrolling, setIsEnrolling] = useState(false);
  return (
    <section>
      <PageHeader
        title="登录与二次验证"
        note="登录失败过多的用户和网络，以及首次设置二次验证用的启用码"
        tools={
          <>
            <Button onClick={() => void query.refetch()}>刷新</Button>
            <Allowed action={signInActions.enrol}>
              <Button kind="primary" onClick={() => setIsEnrolling(true)}>
                生成启用码
              </Button>
            </Allowed>
          </>
        }
      />
      <Panel isFlush title="登录受限">
        <QueryState
          query={query}
          lines={8}
          isEmpty={(locks) => countOf(locks) === 0}
          emptyText="目前没有受限的用户和网络"
        >
          {(listed) => <LockTable locks={listed} />}
        </QueryState>
      </Panel>
      {isEnrolling && <EnrolmentCodeDialog onClose={() => setIsEnrolling(false)} />}
    </section>
  );
}

import { signInActions, type SignInLocks } from '@portal/contract/identity/sign-in-administration';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { ListTable } from '../../platform/ListTable.tsx';
import { useUnlocking } from './use-unlocking.ts';

interface Lock extends Pick<SignInLocks['people'][number], 'failures' | 'lockedUntil'> {
  key: string;
  name: string;
  note: string;
  unlock: () => Promise<void>;
}

/** Table of the users and networks that failed sign-ins have locked. */
export function LockTable({ locks: { people, networks } }: { locks: SignInLocks }) {
  const { unlockAccount, unlockAddress, isBusy } = useUnlocking();
  const rows: Lock[] = [
    ...people.map(({ username, realname, ...lock }) => ({
      ...lock,
      key: username,
      name: realname,
      note: username,
      unlock: () => unlockAccount({ username, realname }),
    })),
    ...networks.map(({ network, ...lock }) => ({
      ...lock,
      key: network,
      name: network,
      note: '网络',
      unlock: () => unlockAddress(network),
    })),
  ];
  return (
    <ListTable
      columns={[...factColumns, actionColumn(isBusy)]}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
}

const actionColumn = (isBusy: boolean): Column<Lock> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: ({ name, unlock }) => (
    <Allowed action={signInActions.unlock}>
      <Button
        size="small"
        kind="text"
        disabled={isBusy}
        aria-label={`解锁${name}`}
        onClick={() => void unlock()}
      >
        解锁
      </Button>
    </Allowed>
  ),
});

const factColumns: Column<Lock>[] = [
  {
    header: '用户或网络',
    isUnlabelled: true,
    cell: ({ name, note }) => (
      <>
        {name}
        <small>{note}</small>
      </>
    ),
  },
  { header: '失败次数', cell: ({ failures }) => failures },
  {
    header: '情况',
    cell: ({ lockedUntil }) =>
      lockedUntil ? `部分锁定至 ${lockedUntil.slice(5, 16)}` : '陌生浏览器需安全验证',
  },
];

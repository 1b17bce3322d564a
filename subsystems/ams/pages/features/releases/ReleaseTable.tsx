import { releaseActions, type ReleaseList } from '@portal/contract/subsystems/subsystem-releases';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { BadgeList } from './BadgeList.tsx';
import { audienceBadgesOf } from './badges.ts';
import { useReleaseDecisions } from './use-release-decisions.ts';
import { timeOf } from './labels.ts';

interface ReleaseTableProps {
  list: ReleaseList;
  onTry: (version: string) => void;
  onRefused: () => void;
}

type Release = ReleaseList['releases'][number];

/** Table of every registered version, newest first. */
export function ReleaseTable({ list, onTry, onRefused }: ReleaseTableProps) {
  const { releases } = list;
  const { giveToAll, isBusy } = useReleaseDecisions(list, onRefused);
  return (
    <Panel isFlush title="已登记的版本" aside={`共 ${releases.length} 个`}>
      <ListTable
        className="release-table"
        columns={[...factColumns(list), actionColumn({ list, isBusy, onTry, onGive: giveToAll })]}
        rows={releases}
        keyOf={({ version }) => version}
        emptyText="还没有登记过版本"
      />
    </Panel>
  );
}

const factColumns = (list: ReleaseList): Column<Release>[] => [
  {
    header: '版本',
    className: 'release-lead',
    isUnlabelled: true,
    cell: ({ version, entry }) => (
      <>
        <span className="release-version">{version}</span>
        <small>{entry}</small>
      </>
    ),
  },
  { header: '使用者', cell: (release) => <BadgeList marks={audienceBadgesOf(list, release)} /> },
  {
    header: '登记',
    cell: ({ registeredBy, releasedAt }) => (
      <div>
        {registeredBy ?? '服务器启动时'}
        <small className="release-version">{timeOf(releasedAt)}</small>
      </div>
    ),
  },
  { header: '文件', className: 'num', cell: ({ files }) => `${files} 个` },
  {
    header: '打不开',
    className: 'num',
    cell: ({ failedFor }) => (
      <span className="release-failed" data-failed={failedFor > 0}>
        {failedFor > 0 ? `${failedFor} 人` : '—'}
      </span>
    ),
  },
];

interface Decisions {
  list: ReleaseList;
  isBusy: boolean;
  onTry: (version: string) => void;
  onGive: (version: string) => Promise<void>;
}

const actionColumn = ({ list, isBusy, onTry, onGive }: Decisions): Column<Release> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: ({ version }) => (
    <ReleaseActions
      list={list}
      version={version}
      isBusy={isBusy}
      onTry={() => onTry(version)}
      onGive={() => void onGive(version)}
    />
  ),
});

interface ReleaseActionsProps {
  list: ReleaseList;
  version: string;
  isBusy: boolean;
  onTry: () => void;
  onGive: () => void;
}

function ReleaseActions({ list, version, isBusy, onTry, onGive }: ReleaseActionsProps) {
  if (version === list.current) return null;
  const trying = version === list.canary?.version ? '调整试用' : '试用';
  return (
    <Allowed action={releaseActions.decide}>
      <Button size="small" kind="text" onClick={onTry} aria-label={`${trying} ${version}`}>
        {trying}
      </Button>
      <Button
        size="small"
        kind="text"
        busy={isBusy}
        onClick={onGive}
        aria-label={`把 ${version} 发布给所有人`}
      >
        发布给所有人
      </Button>
    </Allowed>
  );
}

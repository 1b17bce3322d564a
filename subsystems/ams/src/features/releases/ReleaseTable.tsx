import { releaseActions, type ReleaseList } from '@portal/contract/subsystems/subsystem-releases';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Columns } from '../../platform/Columns.tsx';
import { BadgeList } from './BadgeList.tsx';
import { audienceBadgesOf } from './badges.ts';
import { useReleaseDecisions } from './use-release-decisions.ts';
import { timeOf } from './labels.ts';

interface ReleaseTableProps {
  list: ReleaseList;
  onTry: (version: string) => void;
  onRefused: () => void;
}

/** Every version that was registered, newest first. */
export function ReleaseTable({ list, onTry, onRefused }: ReleaseTableProps) {
  const { releases } = list;
  const { giveToAll, isBusy } = useReleaseDecisions(list, onRefused);
  return (
    <Panel isFlush title="已登记的版本" aside={`共 ${releases.length} 个`}>
      {releases.length === 0 && <Empty text="还没有登记过版本" />}
      {releases.length > 0 && (
        <table className="ams-table release-table">
          <Columns names={['版本', '使用者', '登记', '文件', '打不开', '操作']} />
          <tbody>
            {releases.map((release) => (
              <ReleaseRow
                key={release.version}
                list={list}
                release={release}
                isBusy={isBusy}
                onTry={() => onTry(release.version)}
                onGive={() => void giveToAll(release.version)}
              />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface ReleaseRowProps {
  list: ReleaseList;
  release: ReleaseList['releases'][number];
  isBusy: boolean;
  onTry: () => void;
  onGive: () => void;
}

function ReleaseRow({ list, release, isBusy, onTry, onGive }: ReleaseRowProps) {
  const trying = release.version === list.canary?.version ? '调整试用' : '试用';
  const { version, entry, files, releasedAt, registeredBy, failedFor } = release;
  return (
    <tr>
      <td className="release-lead">
        <span className="release-version">{version}</span>
        <small>{entry}</small>
      </td>
      <td data-label="使用者">
        <BadgeList marks={audienceBadgesOf(list, release)} />
      </td>
      <td data-label="登记">
        <div>
          {registeredBy ?? '服务器启动时'}
          <small className="release-version">{timeOf(releasedAt)}</small>
        </div>
      </td>
      <td data-label="文件" className="num">
        {files} 个
      </td>
      <td data-label="打不开" className="release-failed num" data-failed={failedFor > 0}>
        {failedFor > 0 ? `${failedFor} 人` : '—'}
      </td>
      <td className="ams-ways">
        {version !== list.current && (
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
        )}
      </td>
    </tr>
  );
}

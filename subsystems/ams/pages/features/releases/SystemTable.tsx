import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { ReleasedSystem } from '@portal/contract/subsystems/subsystem-releases';
import { useRouter } from '@portal/subsystem/session';
import type { Column } from '@portal/ui/data/DataTable';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { ListTable } from '../../platform/ListTable.tsx';
import { BadgeList } from './BadgeList.tsx';
import { badgesOf } from './badges.ts';
import { releaseAddresses } from './addresses.ts';
import { hasProgram, systemWords, trialWords } from './labels.ts';

/** Table of systems, with the version everyone gets and the one on trial. */
export const SystemTable = ({ systems }: { systems: readonly ReleasedSystem[] }) => (
  <ListTable
    className="release-systems"
    columns={columns}
    rows={systems}
    keyOf={({ sysType }) => sysType}
  />
);

const columns: Column<ReleasedSystem>[] = [
  { header: '系统', isUnlabelled: true, cell: (system) => <SystemName system={system} /> },
  {
    header: '所有人使用',
    className: 'release-version',
    cell: (system) =>
      system.current ?? (
        <span className="release-none">{hasProgram(system) ? '—' : '不在门户内加载'}</span>
      ),
  },
  {
    header: '试用',
    isBlank: ({ canary }) => canary === null,
    cell: ({ canary }) =>
      canary ? (
        <div>
          <span className="release-version">{canary.version}</span>
          <small>{trialWords(canary)}</small>
        </div>
      ) : (
        <span className="release-none">—</span>
      ),
  },
  {
    header: '提示',
    isBlank: (system) => badgesOf(system).length === 0,
    cell: (system) => <BadgeList marks={badgesOf(system)} />,
  },
];

function SystemName({ system }: { system: ReleasedSystem }) {
  const { push } = useRouter();
  const { sysType, sysName, enabled } = system;
  return (
    <div className="release-system">
      <Swatch code={sysType} weave={weaveOf(system)} size={36} off={!enabled} />
      <div>
        <button
          type="button"
          className="ams-link"
          onClick={() => push(releaseAddresses.of(sysType))}
          aria-label={`${sysName}的版本`}
        >
          {sysName}
        </button>
        <small>{systemWords(system)}</small>
      </div>
    </div>
  );
}

import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { useId } from 'react';
import { DefaultStar } from '#platform/parts/DefaultStar.tsx';
import { switchSystem } from '#platform/navigation/switch-system.ts';
import { closedReason } from '#platform/workplace/external-systems.ts';
import { useSystems, groupByPlatform } from '#platform/workplace/systems.ts';
import { PlatformName } from './PlatformName.tsx';

/** All systems of the group by platform, also those that cannot be entered yet. */
export function AllSystems() {
  const id = useId();
  const systems = useSystems();
  const opened = systems.filter((system) => !closedReason(system)).length;

  return (
    <Panel
      title="全部系统"
      aside={systems.length > 0 && `已开通 ${opened} 个，共 ${systems.length} 个`}
      className="home-all"
    >
      {systems.length === 0 && <Skeleton lines={8} />}
      {systems.length > 0 &&
        groupByPlatform(systems).map((platform) => (
          <div key={platform.key} className="home-platform">
            <PlatformName platform={platform} />
            <ul>
              {platform.systems.map((system) => (
                <li key={system.sysType} data-off={closedReason(system) ? true : undefined}>
                  <SystemCard system={system} nameId={`${id}-${system.sysType}`} />
                  {!closedReason(system) && (
                    <DefaultStar system={system.sysType} describedBy={`${id}-${system.sysType}`} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Panel>
  );
}

function SystemCard({ system, nameId }: { system: SubsystemEntry; nameId: string }) {
  const { sysType, sysName, desc } = system;
  const closed = closedReason(system);
  return (
    <button
      type="button"
      className="home-system"
      disabled={closed !== undefined}
      onClick={() => void switchSystem(sysType)}
    >
      <Swatch code={sysType} weave={weaveOf(system)} size={44} off={closed !== undefined} />
      <span>
        <b id={nameId}>{sysName}</b>
        <small>{closed ? `${closed}，请联系管理员` : desc}</small>
      </span>
    </button>
  );
}

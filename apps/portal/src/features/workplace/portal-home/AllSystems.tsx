import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { useId } from 'react';
import { DefaultStar } from '#platform/parts/DefaultStar.tsx';
import { chooseSystem } from '#platform/navigation/switch-system.ts';
import { accessTo, groupByPlatform, useSystems } from '#platform/workplace/systems.ts';
import { PlatformName } from './PlatformName.tsx';

/** All systems of the group by platform: the user's own, those to apply for, and those that are closed. */
export function AllSystems() {
  const id = useId();
  const systems = useSystems();
  const count = (access: string) => systems.filter((system) => accessTo(system) === access).length;

  return (
    <Panel
      title="全部系统"
      aside={
        systems.length > 0 &&
        `我的 ${count('mine')} 个，可申请 ${count('apply')} 个，未开通 ${count('closed')} 个`
      }
      className="home-all"
    >
      {systems.length === 0 && <Skeleton lines={8} />}
      {systems.length > 0 &&
        groupByPlatform(systems).map((platform) => (
          <div key={platform.key} className="home-platform">
            <PlatformName platform={platform} />
            <ul>
              {platform.systems.map((system) => (
                <li key={system.sysType} data-access={accessTo(system)}>
                  <SystemCard system={system} nameId={`${id}-${system.sysType}`} />
                  {accessTo(system) === 'mine' && (
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
  const access = accessTo(system);
  return (
    <button
      type="button"
      className="home-system"
      disabled={access === 'closed'}
      onClick={() => void chooseSystem(system)}
    >
      <Swatch code={sysType} weave={weaveOf(system)} size={44} off={access !== 'mine'} />
      <span>
        <b id={nameId}>{sysName}</b>
        <small>{access === 'closed' ? '未开通，所有人都无法进入' : desc}</small>
      </span>
      {access === 'apply' && <em>申请开通</em>}
    </button>
  );
}

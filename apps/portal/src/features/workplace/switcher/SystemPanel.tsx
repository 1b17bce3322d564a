import { type SubsystemKey, weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { Weave } from '@portal/ui/graphics/Weave';
import { useId } from 'react';
import { DefaultStar } from '#platform/parts/DefaultStar.tsx';
import { OutsideButton } from '#platform/parts/OutsideButton.tsx';
import { beginNavigation } from '#platform/navigation/latest-navigation.ts';
import { chooseSystem } from '#platform/navigation/switch-system.ts';
import { accessTo, groupByPlatform, useSystems } from '#platform/workplace/systems.ts';
import { prefetchMenu } from '#platform/workplace/workplace.ts';
import { moveBetweenSystems } from './switcher-keys.ts';

interface SystemPanelProps {
  current: SubsystemKey;
  onChosen: () => void;
  /** Called when pointer or focus is on a system, so it may be chosen next. */
  onNear: (system: SubsystemEntry) => void;
}

/** Panel of the user's systems by platform, and below them those that are not theirs. */
export function SystemPanel(props: SystemPanelProps) {
  const systems = useSystems();
  const of = (access: ReturnType<typeof accessTo>) =>
    systems.filter((system) => accessTo(system) === access);
  const others = [...of('apply'), ...of('closed')];
  return (
    <>
      <div className="switcher-groups">
        {groupByPlatform(of('mine'))
          .filter((platform) => platform.systems.length > 0)
          .map((platform) => (
            <section key={platform.key} className="switcher-group" aria-label={platform.name}>
              <h3>
                <Weave weave={platform.weave} className="switcher-patch" />
                {platform.name}
              </h3>
              <SystemList systems={platform.systems} {...props} />
            </section>
          ))}
      </div>
      {others.length > 0 && (
        <section className="switcher-group switcher-others" aria-label="其他系统">
          <h3>其他系统</h3>
          <SystemList systems={others} {...props} />
        </section>
      )}
    </>
  );
}

function SystemList({
  systems,
  current,
  onChosen,
  onNear,
}: SystemPanelProps & { systems: readonly SubsystemEntry[] }) {
  const id = useId();
  return (
    <ul>
      {systems.map((system) => (
        <li
          key={system.sysType}
          data-access={accessTo(system)}
          data-current={system.sysType === current || undefined}
        >
          <SystemButton
            system={system}
            nameId={`${id}-${system.sysType}`}
            isCurrent={system.sysType === current}
            onNear={() => onNear(system)}
            onPress={() => prefetchMenu(system.sysType)}
            onChoose={() => {
              onChosen();
              // Also a choice: it cancels a switch under way.
              if (system.sysType === current) beginNavigation();
              else void chooseSystem(system);
            }}
          />
          <OutsideButton system={system} onOpen={onChosen} />
          {accessTo(system) === 'mine' && (
            <DefaultStar system={system.sysType} describedBy={`${id}-${system.sysType}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SystemButtonProps {
  system: SubsystemEntry;
  nameId: string;
  isCurrent: boolean;
  onNear: () => void;
  /** Called when a press begins that most likely ends in a choice. */
  onPress: () => void;
  onChoose: () => void;
}

function SystemButton({ system, nameId, isCurrent, onNear, onPress, onChoose }: SystemButtonProps) {
  const { sysType, sysName } = system;
  const access = accessTo(system);
  return (
    <button
      type="button"
      className="switcher-system"
      disabled={access === 'closed'}
      aria-current={isCurrent || undefined}
      onPointerEnter={access === 'mine' ? onNear : undefined}
      onPointerDown={isCurrent || access !== 'mine' ? undefined : onPress}
      onFocus={access === 'mine' ? onNear : undefined}
      onKeyDown={moveBetweenSystems}
      onClick={onChoose}
    >
      <Swatch code={sysType} weave={weaveOf(system)} size={34} off={access !== 'mine'} />
      <span id={nameId} className="ellipsis">
        {sysName}
      </span>
      {access !== 'mine' && <small>{access === 'apply' ? '申请开通' : '未开通'}</small>}
    </button>
  );
}

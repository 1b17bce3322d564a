import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { Popover } from '@portal/ui/overlays/Popover';
import { ChevronDown } from 'lucide-react';
import { BrandMark } from '#platform/brand/BrandMark.tsx';
import { useBrand } from '#platform/brand/brand.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { SystemPanel } from './SystemPanel.tsx';
import './switcher.css';

/** Block with the logo and the current system's name, which opens the list of systems (spec section 2). */
export function SystemSwitcher({ onNear }: { onNear: (system: SubsystemEntry) => void }) {
  const { system } = useWorkplace();
  const { group } = useBrand();
  const name = useSystems().find(({ sysType }) => sysType === system)?.sysName ?? '';
  return (
    <Popover
      label="切换系统"
      className="switcher-panel"
      trigger={{
        className: 'switcher-brand',
        children: (
          <>
            <span className="switcher-mark">
              <BrandMark size={22} />
            </span>
            <span className="switcher-names">
              <small>{group}</small>
              <b>{name}</b>
              <span className="sr-only">切换系统</span>
            </span>
            <ChevronDown size={16} className="switcher-caret" />
          </>
        ),
      }}
    >
      {(close) => <SystemPanel current={system} onChosen={close} onNear={onNear} />}
    </Popover>
  );
}

import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { ExternalLink } from 'lucide-react';
import { beginNavigation } from '../navigation/latest-navigation.ts';
import { isConnected, openOutside } from '../workplace/external-systems.ts';
import './outside-button.css';

interface OutsideButtonProps {
  system: SubsystemEntry;
  /** Called before the system is opened. */
  onOpen?: () => void;
}

/** Opens the system outside the portal that stands beside a subsystem's pages; nothing where none is connected. */
export function OutsideButton({ system, onOpen }: OutsideButtonProps) {
  const { sysType, sysName, kind, enabled } = system;
  if (!enabled || kind === 'sso' || !isConnected(system)) return null;
  const words = `打开${sysName}外部系统`;
  return (
    <button
      type="button"
      className="outside-button"
      title={words}
      aria-label={words}
      onClick={() => {
        onOpen?.();
        void openOutside(sysType, beginNavigation());
      }}
    >
      <ExternalLink size={15} />
    </button>
  );
}

import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { Star } from 'lucide-react';
import { useDefaultSystem } from '../workplace/default-system.ts';
import './default-star.css';

interface DefaultStarProps {
  system: SubsystemKey;
  /** The id of the element with the system's name. */
  describedBy: string;
}

/** The star that marks the default system. Pressing it when it is lit changes nothing. */
export function DefaultStar({ system, describedBy }: DefaultStarProps) {
  const { chosen, choose } = useDefaultSystem();
  const isDefault = system === chosen;
  const words = isDefault ? '默认系统' : '设为默认系统';
  return (
    <button
      type="button"
      className="default-star"
      title={words}
      aria-label={words}
      aria-describedby={describedBy}
      aria-pressed={isDefault}
      onClick={() => {
        if (!isDefault) choose(system);
      }}
    >
      <Star size={15} />
    </button>
  );
}

import { type SubsystemKey, weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { useState } from 'react';

/** Two rows. */
const most = 8;

interface FavouritesDialogProps {
  systems: readonly SubsystemEntry[];
  favourites: readonly SubsystemEntry[];
  onPin: (keys: SubsystemKey[]) => void;
  onClose: () => void;
}

/** Chooses the favourite systems. */
export function FavouritesDialog({ systems, favourites, onPin, onClose }: FavouritesDialogProps) {
  const [chosen, setChosen] = useState(() => favourites.map(({ sysType }) => sysType));
  const open = systems.filter(({ enabled, permitted }) => enabled && permitted);
  const toggle = (key: SubsystemKey) =>
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);

  return (
    <Dialog
      title="调整常用系统"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" onClick={() => onPin(chosen)}>
            保存
          </Button>
        </>
      }
    >
      <p className="home-hint">最多选择 {most} 个，按选择的先后排列。</p>
      <ul className="home-choices">
        {open.map((system) => {
          const isChosen = chosen.includes(system.sysType);
          return (
            <li key={system.sysType}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= most}
                  onChange={() => toggle(system.sysType)}
                />
                <Swatch code={system.sysType} weave={weaveOf(system)} size={30} />
                {system.sysName}
              </label>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

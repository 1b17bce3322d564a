import { type SubsystemKey, weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { useState } from 'react';
import { useDefaultSystem } from '#platform/workplace/default-system.ts';
import { switchSystem } from '#platform/navigation/switch-system.ts';
import { savePreference, usePreference } from '#platform/settings/preferences.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { favouritesOf } from './favourites.ts';
import { FavouritesDialog } from './FavouritesDialog.tsx';

/** Favourite systems of the user, who may choose them. */
export function Favourites() {
  const systems = useSystems();
  const { chosen: defaultSystem } = useDefaultSystem();
  const pinned = usePreference('pinnedSystems');
  const [isAdjusting, setAdjusting] = useState(false);
  const favourites = favouritesOf(systems, { pinned, defaultSystem });

  function pin(keys: SubsystemKey[]): void {
    savePreference({ pinnedSystems: keys });
    setAdjusting(false);
  }

  return (
    <Panel
      title="常用系统"
      aside={
        <Button kind="text" size="small" onClick={() => setAdjusting(true)}>
          调整
        </Button>
      }
    >
      <ul className="home-favourites">
        {favourites.map((system) => (
          <li key={system.sysType}>
            <button
              type="button"
              className="home-favourite"
              onClick={() => void switchSystem(system.sysType)}
            >
              <Swatch code={system.sysType} weave={weaveOf(system)} pinked />
              <b>{system.sysName}</b>
              <small>{system.desc}</small>
            </button>
          </li>
        ))}
      </ul>
      {isAdjusting && (
        <FavouritesDialog
          systems={systems}
          favourites={favourites}
          onPin={pin}
          onClose={() => setAdjusting(false)}
        />
      )}
    </Panel>
  );
}

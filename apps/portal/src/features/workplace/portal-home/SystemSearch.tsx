import { Combobox } from '@portal/ui/forms/Combobox';
import { chooseSystem } from '#platform/navigation/switch-system.ts';
import { useSystems } from '#platform/workplace/systems.ts';

/** Finds a system by its name. */
export function SystemSearch() {
  const systems = useSystems();
  const options = systems
    .filter(({ enabled }) => enabled)
    .map(({ sysType, sysName, desc }) => ({
      key: sysType,
      text: `${sysName} ${sysType.toUpperCase()}`,
      aside: desc,
    }));
  return (
    <div className="home-search">
      <Combobox
        label="搜索系统"
        placeholder="搜索系统"
        options={options}
        onChoose={({ key }) => {
          const system = systems.find(({ sysType }) => sysType === key);
          if (system) void chooseSystem(system);
        }}
      />
    </div>
  );
}

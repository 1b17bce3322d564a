import { Combobox } from '@portal/ui/forms/Combobox';
import { switchSystem } from '#platform/navigation/switch-system.ts';
import { useSystems } from '#platform/workplace/systems.ts';

/** Finds a system by its name. */
export function SystemSearch() {
  const options = useSystems()
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
        onChoose={({ key }) => void switchSystem(key)}
      />
    </div>
  );
}

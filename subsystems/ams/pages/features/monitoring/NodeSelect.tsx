import type { Node } from '@portal/contract/monitoring/nodes';
import { listMonitoredSystems } from '@portal/contract/monitoring/systems';
import { useQueryOf } from '@portal/client/queries';
import { usePage, useRouter } from '@portal/subsystem/session';
import { SelectField } from '@portal/ui/forms/SelectField';

interface NodeSelectProps {
  nodes: readonly Node[];
  /** The name of the node or system that is shown. */
  shown: string | undefined;
}

/** Chooses among nodes and registered systems; where there is but one there is nothing to choose. */
export function NodeSelect({ nodes, shown }: NodeSelectProps) {
  const { path, search } = usePage();
  const { replace } = useRouter();
  const { data: systems = [] } = useQueryOf(listMonitoredSystems, {}, { quiet: true });
  const options = [
    ...nodes.map(({ name, isAway }) => ({
      name,
      value: new URLSearchParams({ node: name }).toString(),
      label: isAway ? `${name}（已中断）` : name,
    })),
    ...systems.map(({ key, name }) => ({
      name,
      value: new URLSearchParams({ system: key }).toString(),
      label: `系统：${name}`,
    })),
  ];
  if (options.length < 2 || shown === undefined) return null;
  return (
    <SelectField
      label="节点"
      none={shown}
      options={options.filter(({ name }) => name !== shown)}
      value=""
      onChange={({ target }) => {
        if (target.value === '') return;
        const range = new URLSearchParams(search).get('range');
        const kept = range === null ? '' : `&range=${encodeURIComponent(range)}`;
        replace(`${path}?${target.value}${kept}`);
      }}
    />
  );
}

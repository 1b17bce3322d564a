import { listSystemActuators } from '@portal/contract/administration/system-actuators';
import {
  listSystemChanges,
  listSystemEntries,
  orderSystemEntries,
  systemActions,
  type SystemEntry,
} from '@portal/contract/administration/system-entries';
import { platforms } from '@portal/contract/subsystems/subsystem-keys';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import { Tag } from '@portal/ui/data/Tag';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { SortableList } from '@portal/ui/sortable/SortableList';
import { useState } from 'react';
import { ActuatorDialog } from './ActuatorDialog.tsx';
import { SystemChanges } from './SystemChanges.tsx';
import { SystemDialog } from './SystemDialog.tsx';
import '../installation.css';
import './systems.css';

/** The systems of the switcher by platform: which are on, what they are called, and in which order they stand. */
export function SystemsPage() {
  const query = useQueryOf(listSystemEntries, {});
  const [edited, setEdited] = useState<SystemEntry>();
  const [watched, setWatched] = useState<SystemEntry>();
  // Refused in other tenants, whose administrators see the entries all the same.
  const { data: actuators } = useQueryOf(listSystemActuators, {}, { quiet: true });
  const order = useCallOf(orderSystemEntries, {
    refreshes: [listSystemEntries, listSystemChanges],
  });
  return (
    <section className="installation">
      <PageHeader
        title="系统入口"
        note="切换系统列表中的名称、说明、平台和顺序；停用的系统对所有人关闭"
      />
      <QueryState query={query} lines={12}>
        {(systems) =>
          platforms.map(({ key: platform, name }) => {
            const own = systems.filter((system) => system.platform === platform);
            const others = systems.filter((system) => system.platform !== platform);
            const list = {
              label: `${name}的系统`,
              rows: own,
              keyOf: ({ key }: SystemEntry) => key,
              textOf: (system: SystemEntry) => system.name,
              children: (system: SystemEntry) => (
                <SystemRow
                  system={system}
                  onEdit={() => setEdited(system)}
                  onWatch={actuators && (() => setWatched(system))}
                />
              ),
            };
            const keysOf = (moved: string[]) => [
              ...own.toSorted((a, b) => moved.indexOf(a.key) - moved.indexOf(b.key)),
              ...others,
            ];
            return (
              own.length > 0 && (
                <Panel key={platform} title={name} isFlush>
                  <Allowed action={systemActions.edit} otherwise={<SortableList {...list} />}>
                    <SortableList
                      {...list}
                      onOrder={(moved) =>
                        order.mutate({ keys: keysOf(moved).map(({ key }) => key) })
                      }
                    />
                  </Allowed>
                </Panel>
              )
            );
          })
        }
      </QueryState>
      <Panel title="修改记录">
        <SystemChanges />
      </Panel>
      {watched && (
        <ActuatorDialog
          system={watched}
          actuator={actuators?.find(({ key }) => key === watched.key)}
          onClose={() => setWatched(undefined)}
        />
      )}
      {edited && <SystemDialog system={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

interface SystemRowProps {
  system: SystemEntry;
  onEdit: () => void;
  /** Absent where the registrations may not be seen. */
  onWatch: (() => void) | undefined;
}

const SystemRow = ({ system, onEdit, onWatch }: SystemRowProps) => (
  <>
    <span className="system-entry">
      <b>{system.name}</b>
      <small>{system.description}</small>
    </span>
    {!system.enabled && <Tag color={null}>已停用</Tag>}
    <Allowed action={systemActions.edit}>
      {onWatch && (
        <Button size="small" kind="text" aria-label={`${system.name}的监控地址`} onClick={onWatch}>
          监控
        </Button>
      )}
      <Button size="small" kind="text" aria-label={`编辑${system.name}`} onClick={onEdit}>
        编辑
      </Button>
    </Allowed>
  </>
);

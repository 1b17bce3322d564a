import { bounds } from '@portal/contract/monitoring/bounds';
import { getDisks } from '@portal/contract/monitoring/disks';
import { useQueryOf } from '@portal/client/queries';
import { sizeText } from '@portal/ui/files/file-size';
import { Panel } from '@portal/ui/layout/Panel';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { orSystem } from './systems/or-system.tsx';
import { useLive } from './use-live.ts';

/** The file systems a node writes to, and how full they are. */
function NodeDisks() {
  const nodes = useNode();
  const live = useLive(useQueryOf(getDisks, nodes.input, { quiet: true }));
  return (
    <MonitorPage title="磁盘" note="节点写入的磁盘，同一磁盘只列一次" live={live} nodes={nodes}>
      {({ disks }) => (
        <div className="monitor-body">
          {disks.map(({ name, max, rest, restPPT }) => (
            <Panel key={name} title={name} className="monitor-disk">
              <p>
                <span className="num monitor-percent">{restPPT}</span> %
              </p>
              <meter
                aria-label={`${name}已用`}
                min={0}
                max={100}
                low={bounds.disk.warn}
                high={bounds.disk.bad}
                optimum={0}
                value={restPPT}
              />
              <p>
                剩余 <span className="num">{sizeText(rest)}</span>，共{' '}
                <span className="num">{sizeText(max)}</span>
              </p>
            </Panel>
          ))}
        </div>
      )}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const DisksPage = orSystem('disk', NodeDisks);

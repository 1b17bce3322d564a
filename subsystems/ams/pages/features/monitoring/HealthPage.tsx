import {
  getHealth,
  type HealthItem,
  type HealthTopic,
  healthTopics,
} from '@portal/contract/monitoring/health';
import { useQueryOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Tag } from '@portal/ui/data/Tag';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { MonitorPage, useNode } from './MonitorPage.tsx';
import { ofNode, runbook, stateWords } from './runbook.ts';
import { momentText } from './times.ts';
import { orSystem } from './systems/or-system.tsx';
import { useAddress } from './use-address.ts';
import { useLive } from './use-live.ts';

const order = { bad: 0, warn: 1, good: 2 } as const;

/** The front page of monitoring: what is red, since when, and what to do; the open section of the runbook is in the address. */
function NodeHealth() {
  const { asked, change } = useAddress();
  const topic = healthTopics.find((each) => each === asked.get('topic'));
  const nodes = useNode();
  const live = useLive(useQueryOf(getHealth, nodes.input, { quiet: true }));
  const open = (wanted: HealthTopic | null) => change({ topic: wanted });
  return (
    <MonitorPage
      title="系统健康"
      note="异常与需要注意的排在前面；「处理步骤」说明该做什么"
      live={live}
      nodes={nodes}
    >
      {({ items }) => (
        <>
          <output className="monitor-sum">{sumOf(items)}</output>
          <Panel isFlush>
            <ListTable
              columns={columnsOf(open)}
              rows={items.toSorted((a, b) => order[a.state] - order[b.state])}
              keyOf={(item) => item.topic}
            />
          </Panel>
          {topic && (
            <RunbookDialog topic={topic} node={asked.get('node')} onClose={() => open(null)} />
          )}
        </>
      )}
    </MonitorPage>
  );
}

/** The page, of a node or of a registered system. */
export const HealthPage = orSystem('health', NodeHealth);

function sumOf(items: readonly HealthItem[]): string {
  const count = (state: HealthItem['state']) => items.filter((item) => item.state === state).length;
  const [bad, warn] = [count('bad'), count('warn')];
  return bad + warn === 0 ? '一切正常' : `${bad} 项异常，${warn} 项需要注意`;
}

const columnsOf = (open: (topic: HealthTopic) => void): Column<HealthItem>[] => [
  { header: '项目', isUnlabelled: true, cell: ({ topic }) => runbook[topic].title },
  {
    header: '状态',
    cell: ({ state }) => <Tag color={stateWords[state].color}>{stateWords[state].text}</Tag>,
  },
  { header: '情况', cell: ({ text }) => text },
  {
    header: '开始于',
    className: 'num',
    cell: ({ since }) => (since === null ? '' : momentText(since)),
    isBlank: ({ since }) => since === null,
  },
  {
    header: '操作',
    className: 'ams-ways',
    isUnlabelled: true,
    cell: ({ topic }) => (
      <Button
        size="small"
        kind="text"
        aria-label={`${runbook[topic].title}的处理步骤`}
        onClick={() => open(topic)}
      >
        处理步骤
      </Button>
    ),
  },
];

interface RunbookDialogProps {
  topic: HealthTopic;
  /** The node that is chosen; the page that is opened shows it too. */
  node: string | null;
  onClose: () => void;
}

function RunbookDialog({ topic, node, onClose }: RunbookDialogProps) {
  const { push } = useRouter();
  const { title, steps, page } = runbook[topic];
  return (
    <Dialog
      title={`${title}：处理步骤`}
      onClose={onClose}
      footer={
        page && (
          <Button kind="primary" onClick={() => push(ofNode(page.path, node))}>
            打开「{page.title}」
          </Button>
        )
      }
    >
      <ol className="monitor-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}

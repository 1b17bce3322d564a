import { listNodes } from '@portal/contract/monitoring/nodes';
import { useQueryOf } from '@portal/client/queries';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Segmented } from '@portal/ui/forms/Segmented';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { NodeSelect } from './NodeSelect.tsx';
import { chartRanges, rangeWords, type useRange } from './charts/ranges.ts';
import { timeText } from './times.ts';
import type { Live } from './use-live.ts';
import './monitoring.css';

interface NodeAnswer {
  node: string;
  takenAt: number;
}

/**
 * The node a page shows: the one in its address, or the first that answered. Behind a balancer the next question might
 * come to another one, whose figures would be drawn into the same line.
 */
export function useNode() {
  const { search } = usePage();
  const [first, setFirst] = useState<string>();
  const { data: nodes = [] } = useQueryOf(listNodes, {}, { quiet: true });
  const chosen = new URLSearchParams(search).get('node')?.slice(0, 255);
  const node = chosen ?? first;
  const hold = useCallback((name: string) => setFirst((held) => held ?? name), []);
  return { nodes, input: node === undefined ? {} : { node }, hold };
}

interface MonitorPageProps<Data extends NodeAnswer> {
  title: string;
  /** A sentence on what is shown. */
  note: string;
  live: Live<Data>;
  /** The word for what answers, where that is no node. */
  source?: '系统';
  /** The name of the system that is shown, before it has answered. */
  chosen?: string | undefined;
  /** Absent where all nodes show the same. */
  nodes?: ReturnType<typeof useNode>;
  /** Absent where the page shows the present alone. */
  ranges?: ReturnType<typeof useRange>;
  /** Shown below the reason why the node does not answer: what is known of it all the same. */
  withoutAnswer?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page of live figures: names their node and their time, shows another node, and can be paused. */
export function MonitorPage<Data extends NodeAnswer>(props: MonitorPageProps<Data>) {
  const { title, note, live, nodes, source = '节点', withoutAnswer, children } = props;
  const { query, isPaused } = live;
  const { data } = query;
  const { hold, nodes: { length: several = 0 } = [] } = nodes ?? {};
  const answering = data?.node;
  useEffect(() => {
    if (several > 1 && answering !== undefined) hold?.(answering);
  }, [hold, several, answering]);
  return (
    <section className="monitor-page">
      <PageHeader title={title} note={note} tools={<Tools {...props} />} />
      {data && (
        <p className="monitor-source">
          {source} <b className="num">{data.node}</b>，数据时间{' '}
          <span className="num">{timeText(data.takenAt)}</span>
          {isPaused ? '，已暂停刷新' : '，每 5 秒刷新'}
        </p>
      )}
      <QueryState query={query} lines={8} warnsOfStale>
        {children}
      </QueryState>
      {!data && query.error && withoutAnswer}
    </section>
  );
}

/** Chooses the node and the range, and pauses. */
function Tools<Data extends NodeAnswer>({ live, nodes, ranges, chosen }: MonitorPageProps<Data>) {
  const { query, isPaused, toggle } = live;
  return (
    <>
      {nodes && (
        <NodeSelect nodes={nodes.nodes} shown={query.data?.node ?? chosen ?? nodes.input.node} />
      )}
      {ranges && (
        <Segmented
          label="时间范围"
          value={ranges.range}
          options={chartRanges.map((value) => ({ value, label: rangeWords[value] }))}
          onChange={ranges.choose}
        />
      )}
      <Button aria-pressed={isPaused} onClick={toggle}>
        {isPaused ? <Play size={15} aria-hidden="true" /> : <Pause size={15} aria-hidden="true" />}
        {isPaused ? '继续刷新' : '暂停刷新'}
      </Button>
    </>
  );
}

import { type Bound, stateOf } from '@portal/contract/monitoring/bounds';
import type { HealthTopic } from '@portal/contract/monitoring/health';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Figure } from '@portal/ui/data/Figure';
import { Tag } from '@portal/ui/data/Tag';
import type { ReactNode } from 'react';
import { healthPathOf, stateWords } from './runbook.ts';
import { momentText } from './times.ts';
import { useAddress } from './use-address.ts';

/** The bound of a figure, and the section of the runbook for when it is crossed. */
export interface Judgement {
  value: number;
  bound: Bound;
  /** Absent where something is either so or not, and has no bound to be told. */
  unit?: string;
  /** Absent of a registered system: its team has steps of its own. */
  topic?: HealthTopic;
  /** The moment since when it is so, where the samples of the page go back as far. */
  since?: number | undefined;
}

interface MonitorFigureProps {
  label: string;
  /** A sentence on what is counted. */
  means: string;
  text: string;
  unit?: string;
  /** Absent for what is neither good nor bad. */
  judged?: Judgement | undefined;
  /** Further figures, before the sentence. */
  children?: ReactNode;
}

/** A figure of monitoring with what it means, its bound, and what to do once that is crossed. */
export function MonitorFigure({ label, means, judged, children, ...shown }: MonitorFigureProps) {
  const state = judged ? stateOf(judged.value, judged.bound) : 'good';
  const { text, color } = stateWords[state];
  return (
    <Figure
      label={
        state === 'good'
          ? label
          : [
              label,
              <Tag key="state" color={color}>
                {text}
              </Tag>,
            ]
      }
      {...shown}
    >
      {children}
      <p className="monitor-means">
        {[means, judged && boundText(judged)].filter(Boolean).join('；')}
      </p>
      {judged && state !== 'good' && <Advice {...judged} />}
    </Figure>
  );
}

function boundText({ bound: { warn, bad }, unit }: Judgement): string {
  if (unit === undefined) return '';
  const side = bad < warn ? '以下' : '起';
  const from = (value: number) => (unit === '%' ? `${value}% ${side}` : `${value} ${unit}${side}`);
  return `${from(warn)}注意，${from(bad)}异常`;
}

/** Says since when a bound is crossed, and leads to the steps of the runbook. */
function Advice({ topic, since }: Judgement) {
  const { push } = useRouter();
  const { asked } = useAddress();
  return (
    <p>
      {since !== undefined && `${momentText(since)} 起 `}
      {topic && (
        <Button
          size="small"
          kind="text"
          onClick={() => push(healthPathOf(topic, asked.get('node')))}
        >
          处理步骤
        </Button>
      )}
    </p>
  );
}

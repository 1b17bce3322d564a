import type { Board } from '@portal/contract/analysis/board';
import { Delta } from '@portal/ui/data/Delta';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { type OpenBoard, OpenPart } from './OpenPart.tsx';

/** Parts of a whole as bars, the longest as wide as there is room; without an aside nothing was there to compare with. */
export function Shares({
  shares: { title, aside, rows },
  onOpen,
}: Pick<Board, 'shares'> & { onOpen?: OpenBoard }) {
  const most = Math.max(...rows.map(({ percent }) => percent));
  return (
    <Panel title={title} aside={aside} className="board-shares">
      {rows.length === 0 && <Empty text="本期暂无数据" />}
      <ul>
        {rows.map(({ label, percent, change, isCompared = true, opens }) => (
          <li key={label}>
            <span>
              <OpenPart opens={opens} onOpen={onOpen}>
                {label}
              </OpenPart>
            </span>
            <span className="board-bar">
              <i style={{ width: `${(percent / most) * 100}%` }} />
            </span>
            <b className="num">{percent.toFixed(1)}%</b>
            {aside && isCompared && (
              <Delta value={change.value} unit={change.unit} isGood={change.isGood} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

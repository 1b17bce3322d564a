import type { Board } from '@portal/contract/analysis/board';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';

/** Draws the parts of a whole, from the freshest to the oldest, and the one finding about it. */
export function Structure({
  structure: { title, aside, parts, finding },
}: Pick<Board, 'structure'>) {
  return (
    <Panel title={title} aside={aside} className="board-structure">
      {parts.length === 0 && <Empty text="本期暂无数据" />}
      <div className="board-stack" aria-hidden="true">
        {parts.map(({ label, percent }) => (
          <i key={label} style={{ flexGrow: percent }} hidden={percent === 0} />
        ))}
      </div>
      <ul>
        {parts.map(({ label, percent, detail }) => (
          <li key={label}>
            <i aria-hidden="true" />
            <span>{label}</span>
            <b className="num">{percent.toFixed(1)}%</b>
            <span className="num">{detail}</span>
          </li>
        ))}
      </ul>
      {finding && <p className="board-finding">{finding}</p>}
    </Panel>
  );
}
